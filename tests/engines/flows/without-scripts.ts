/** What works without scripts. */
import { expect, test } from "vitest";
import { encodedEnquiry } from "../../browser/enquiry.ts";
import {
  addressesOfEachKind,
  addressOf,
  categories,
  content,
  form,
  labels,
  menuName,
  projects,
  services,
} from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import { fillIn } from "./enquiries.ts";

const scripts = false;
const lastService = services.at(-1) as (typeof services)[number];

export function withoutScripts(site: Site): void {
  test("pages are complete", async () => {
    const page = await site.open("/", desktop, { scripts });
    for (const path of addressesOfEachKind) {
      await page.goto(site.address + path);
      // Elements that only scripts would show are hidden; what is folded away opens without them. Pictures without
      // alternative text decorate: some wait for the pointer.
      const hidden = `[...document.querySelectorAll("main :is(h1, h2, h3, p, li, img:not([alt='']))")]
        .filter((element) => !element.closest("[hidden], noscript, details:not([open]), .office-card__night"))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.outerHTML)`;
      await expect.poll(() => page.evaluate(hidden), { message: path }).toEqual([]);
      // No visible button does nothing.
      expect.soft(await page.shows("button:not([popovertarget], [type=submit])"), path).toBe(false);
    }
  });

  test("the carousel of quotes scrolls", async () => {
    const page = await site.open("/", phone, { scripts });
    const carousel = `[data-carousel][aria-label="${content.home.data.testimonials.heading}"]`;
    const slide = `document.querySelector('${carousel} .carousel__slide:last-child')`;
    await page.evaluate(`${slide}.scrollIntoView({ inline: "center", behavior: "instant" })`);
    const { left, width } = await page.evaluate<Span>(`${slide}.getBoundingClientRect().toJSON()`);
    expect(left).toBeGreaterThan(-1);
    expect(left + width).toBeLessThan(phone + 1);
    await page.expectHidden(`${carousel} button`);
  });

  test.each([phone, desktop])("the filter follows the address at %i pixels", async (width) => {
    const page = await site.open("/portfolio", width, { scripts });
    const shown = () =>
      page.evaluate(
        `[...document.querySelectorAll("[data-categories]")].filter((card) => card.checkVisibility()).length`,
      );
    const logo = categories.find(({ category }) => category === "logo");
    expect(await shown()).toBe(projects.length);
    await page.click("main nav a", `${logo?.name} ${logo?.projects.length}`);
    await page.expectAddress("/portfolio#logo");
    await expect.poll(shown).toBe(logo?.projects.length);
    await page.back();
    await expect.poll(shown).toBe(projects.length);
  });

  test("submenus open, and the quote link leads to the contact page", async () => {
    const page = await site.open("/about", desktop, { scripts });
    await page.click("header summary", labels.header.pricing);
    await page.expectShown("header a", menuName(content.seoPricing));
    await page.click("header summary", labels.header.services);
    await page.expectShown("header a", lastService.data.subServices.items[0]?.name ?? "");
    await page.expectHidden("header a", menuName(content.seoPricing));
    await page.click("header a", labels.header.requestQuote);
    await page.expectAddress("/contact_us");
  });

  test("the menu on a phone opens, its links work, and it closes", async () => {
    const page = await site.open("/about", phone, { scripts });
    await page.click("header button", labels.header.openMenu);
    await page.expectShown("dialog#menu a", menuName(content.portfolioPage));
    await page.click("dialog#menu button", labels.header.closeMenu);
    await page.expectHidden("dialog#menu a", menuName(content.portfolioPage));
    await page.click("header button", labels.header.openMenu);
    await page.click("dialog#menu summary", labels.header.services);
    await page.click("dialog#menu a", menuName(lastService));
    await page.expectAddress(addressOf(lastService));
  });

  test("a complete enquiry is sent by the browser, an empty one is not", async () => {
    const page = await site.open("/contact_us", desktop, { scripts });
    await page.click("main button", form.submit);
    await page.expectFocus("main form [name=name]");
    expect(site.receiver.posts).toEqual([]);
    await fillIn(page, "main");
    await page.click("main button", form.submit);
    await page.expectAddress("/thankyou");
    expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
  });
}

interface Span {
  left: number;
  width: number;
}
