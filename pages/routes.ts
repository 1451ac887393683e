/**
 * The route table: every address of the site, defined once, with its page and its content. Menus, breadcrumbs,
 * canonical addresses and tests derive from it.
 */
import { paginateNews } from "../components/news-list/paginate-news.ts";
import { paginatePortfolio } from "../components/portfolio-grid/paginate-portfolio.ts";
import { servicesInOrder } from "../components/services-in-order.ts";
import type { SiteContent } from "../content/schemas.ts";
import { type Route, route } from "../generator/site.tsx";
import { AboutPage } from "./about-page.tsx";
import { CaseStudyPage } from "./case-study-page.tsx";
import { ContactPage } from "./contact-page.tsx";
import { HomePage } from "./home-page.tsx";
import { MissionAndVisionPage } from "./mission-and-vision-page.tsx";
import { NewsPage } from "./news-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OurServicesPage } from "./our-services-page.tsx";
import { OurTeamPage } from "./our-team-page.tsx";
import { OurWorkPage } from "./our-work-page.tsx";
import { PolicyPage } from "./policy-page.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";
import { PostPage } from "./post-page.tsx";
import { PricingPage } from "./pricing-page.tsx";
import { ServicePage } from "./service-page.tsx";
import { TextPage } from "./text-page.tsx";
import { ThankYouPage } from "./thank-you-page.tsx";
import { WhyUsPage } from "./why-us-page.tsx";
import { WorkPage } from "./work-page.tsx";

/** All routes. A new service, case study, text page, post or Our Work project needs only a new file in its folder. */
export function routes(content: SiteContent): Route[] {
  const [, ...furtherPages] = paginatePortfolio(content).flatMap((listing) => listing.pages);
  return [
    route("/", HomePage, content.home),
    route("/about", AboutPage, content.about),
    route("/why_us", WhyUsPage, content.whyUs),
    route("/mission_and_vision", MissionAndVisionPage, content.missionAndVision),
    route("/our_team", OurTeamPage, content.ourTeam, { under: content.about }),
    route("/contact_us", ContactPage, content.contact),
    route("/our_services", OurServicesPage, content.ourServices),
    ...servicesInOrder(content).map((service) =>
      route(`/our_services/${service.name}`, ServicePage, service),
    ),
    route("/our_work", OurWorkPage, content.ourWork),
    ...content.work.map((work) =>
      route(`/our_work/${work.name}`, WorkPage, work, { under: content.ourWork }),
    ),
    route("/portfolio", PortfolioPage, content.portfolioPage, {
      // With several pages, the filter is plain links and needs no script.
      ...(furtherPages.length === 0 && { scripts: ["portfolio.ts"] }),
    }),
    ...furtherPages.map(({ path, entry }) =>
      route(path, PortfolioPage, entry, {
        under: content.portfolioPage,
      }),
    ),
    ...content.portfolio.map((project) =>
      route(`/portfolio/${project.name}`, CaseStudyPage, project, {
        under: content.portfolioPage,
        isNight: true,
        scripts: [
          ...(project.data.posts.length > 0 ? ["post-viewer.ts"] : []),
          ...(project.data.videoEmbed ? ["video-embed.ts"] : []),
        ],
      }),
    ),
    route("/pricing/logo_pricing", PricingPage, content.logoPricing),
    route("/pricing/seo_pricing", PricingPage, content.seoPricing),
    ...content.textPages.map((page) => route(`/${page.name}`, TextPage, page)),
    ...paginateNews(content).map(({ path, entry }, index) =>
      route(path, NewsPage, entry, index > 0 ? { under: content.newsPage } : {}),
    ),
    ...content.news.map((post) => route(`/news/${post.name}`, PostPage, post, { under: content.newsPage })),
    route("/terms", PolicyPage, content.terms),
    route("/disclaimer", PolicyPage, content.disclaimer),
    route("/privacy_policy", PolicyPage, content.privacyPolicy),
    route("/thankyou", ThankYouPage, content.thankYou, { noindex: true }),
    route("/404", NotFoundPage, content.notFound, { noindex: true }),
  ];
}
