/** The 29 addresses that the site must have. */
export const specRoutes = [
  "/",
  "/about",
  "/why_us",
  "/mission_and_vision",
  "/our_team",
  "/contact_us",
  "/our_services",
  "/our_services/web_development",
  "/our_services/graphic_designing",
  "/our_services/digital_marketing",
  "/our_services/app_development",
  "/our_services/photography_and_videography",
  "/our_work",
  "/our_work/food_delivery",
  "/portfolio",
  "/portfolio/beatum",
  "/portfolio/sosoulicious",
  "/portfolio/cyberace",
  "/portfolio/hmw",
  "/portfolio/cng",
  "/portfolio/junk_wizard",
  "/portfolio/mytechvisor",
  "/portfolio/gs_jcb",
  "/pricing/logo_pricing",
  "/pricing/seo_pricing",
  "/terms",
  "/disclaimer",
  "/privacy_policy",
  "/thankyou",
];

/** One page of each kind; all pages if `EVERY_PAGE` is set in the environment, as in the weekly run. */
export const routesOfEachKind = process.env.EVERY_PAGE
  ? specRoutes
  : specRoutes.filter((route, index) => {
      const [, folder = "", name] = route.split("/");
      const isFirst = specRoutes.findIndex((other) => other.startsWith(`/${folder}/`)) === index;
      return (!name && !/^(disclaimer|privacy_policy)$/.test(folder)) || isFirst;
    });
