/** Another agency's content: every stand-in replaced, one file of each kind added and one removed, menus renamed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { isScalar, visit } from "yaml";
import { copy, edit } from "../edit-content.ts";

/** Words that are replaced wherever they are in content; longer ones first. */
const words: [string, string][] = [
  ["Maple & Marigold", "Birch and Saffron"],
  ["https://www.maplemarigold.example", "https://birchsaffron.example"],
  ["hello@maplemarigold.example", "studio@birchsaffron.example"],
  ["https://social.example/", "https://people.example/"],
  ["https://reviews.example/maple-marigold", "https://opinions.example/birch"],
  ["skype:live:maplemarigold?chat", "skype:live:birchsaffron?chat"],
  ["maplemarigold", "birchsaffron"],
  ["M&M", "B&S"],
  ["+1 416-555-0142", "+1 613-555-0117"],
  ["+91 141-555-0188", "+91 80-5555-0123"],
  ["America/Toronto", "America/Winnipeg"],
  ["Toronto", "Ottawa"],
  ["Jaipur", "Bengaluru"],
  ["Rajasthan", "Karnataka"],
  ["100 Example Street West", "7 Sample Lane"],
  ["M0M 0M0", "K0K 0K0"],
  ["100 Example Marg", "9 Sample Road"],
  ['"000000"', '"560000"'],
  ["000000", "560000"],
  ["Mon–Fri", "Mon–Thu"],
  ["Monday to Friday", "Monday to Thursday"],
  ["10 am", "9 am"],
  ["within 24 hours", "within two days"],
  ["need: Graphic Design", "need: A logo"],
  ["need: Web Design", "need: A website"],
  ["need: App Design", "need: An app"],
  ["need: Other", "need: Something else"],
];

/** @param root the copy of the project */
export function changeContent(root: string): void {
  const content = path.join(root, "content");
  for (const file of glob.sync("**/*.{md,yaml}", { cwd: content, absolute: true })) {
    let text = readFileSync(file, "utf8");
    for (const [before, after] of words) text = text.replaceAll(before, after);
    writeFileSync(file, text.replace(/^ *standIn: true\n/gm, ""));
  }
  replaceFacts(content);
  replacePeople(content);
  renameMenus(content);
  addFiles(content);
  removeFiles(content);
}

function replaceFacts(content: string): void {
  edit(content, "site.yaml", (site) => {
    site.setIn(["copyrightYear"], 2025);
    site.setIn(["hours", "opens"], 9);
    site.setIn(["hours", "openOn"], ["Mon", "Tue", "Wed", "Thu"]);
    site.deleteIn(["social", 0]);
    site.setIn(["offices", 0, "region"], "Capital Region");
  });
  edit(content, "statistics.yaml", (statistics) => {
    for (const [index, name] of ["years", "team", "clients", "projects", "hours"].entries())
      statistics.setIn([name, "figure"], String(7 + 10 * index));
  });
  edit(content, "discovery.yaml", (discovery) => discovery.setIn(["prices", "currency"], "INR"));
  edit(content, "pricing/logo_pricing.yaml", (pricing) => {
    pricing.setIn(["plans", 1, "price"], 75);
    pricing.setIn(["plans", 1, "name"], "Regular");
    pricing.deleteIn(["groups", 0, "rows", 0]);
  });
  edit(content, "enquiry-form.yaml", (form) => {
    form.setIn(["fields", 0, "label"], "Your own name");
    form.setIn(["fields", 0, "message"], "Please tell us who you are.");
    form.setIn(["fields", 3, "options"], ["A website", "A logo", "An app", "A film", "Something else"]);
    form.setIn(["submit"], "Post it");
    form.setIn(["sending"], "Posting …");
    form.setIn(["dialog", "heading"], "Ask for a price");
    form.setIn(["mistakes", "titlePrefix"], "Oh: ");
  });
}

function replacePeople(content: string): void {
  edit(content, "testimonials.yaml", (testimonials) => {
    for (let index = 0; index < 3; index++) {
      testimonials.setIn(["testimonials", index, "quote"], `A client said this, and meant it: ${index}.`);
      testimonials.setIn(["testimonials", index, "role"], "Head baker");
    }
  });
  edit(content, "clients.yaml", (clients) => {
    visit(clients, (_, node) => {
      if (isScalar(node) && /^Client \d+$/.test(String(node.value))) node.value = `${node.value} Limited`;
    });
    clients.deleteIn(["clients", 30]);
  });
  for (const [index, name] of glob.sync("team/*.yaml", { cwd: content }).entries())
    edit(content, name, (member) => member.setIn(["name"], `First${index} Last`));
}

function renameMenus(content: string): void {
  edit(content, "labels.yaml", (labels) => {
    for (const [name, label] of Object.entries({
      about: "Our people",
      services: "What we do",
      pricing: "Prices",
      requestQuote: "Ask for a price",
      openMenu: "Show the menu",
      closeMenu: "Hide the menu",
      menu: "All pages",
      theme: "Day or night",
      phone: "Ring",
    }))
      labels.setIn(["header", name], label);
    labels.setIn(["carousel", "next"], "Forward");
    labels.setIn(["carousel", "previous"], "Backward");
    labels.setIn(["caseStudy", "posts"], "From their feed");
    labels.setIn(["pager", "pages"], "All pages");
    labels.setIn(["newTab"], "(in a new window)");
    labels.setIn(["breadcrumb"], "Where this is");
  });
  const menus = { home: "Start", about: "The house", portfolio: "Cases", "contact-us": "Write to us" };
  for (const [name, menu] of Object.entries(menus))
    edit(content, `pages/${name}.md`, (page) => page.setIn(["menu"], menu));
  edit(content, "pages/portfolio.md", (page) => page.setIn(["filter", "logo"], "Marks"));
}

/** One more case study, service, team member and Our Work project, the first text page and the first post. */
function addFiles(content: string): void {
  const described = (name: string) =>
    `The page of ${name}, which is written in a sentence as long as it has to be.`;
  copy(content, "portfolio/hmw.md", "portfolio/lakeside.md", (study) => {
    for (const field of ["title", "menu", "client"]) study.setIn([field], "Lakeside Dental");
    study.setIn(["description"], described("Lakeside Dental"));
    study.setIn(["date"], "2026-03-04");
    study.deleteIn(["featured"]);
  });
  copy(content, "services/app_development.md", "services/print.md", (service) => {
    for (const field of ["title", "menu", "name"]) service.setIn([field], "Print and paper");
    service.setIn(["description"], described("print and paper"));
    service.setIn(["order"], 6);
  });
  copy(content, "team/3-web-developer.yaml", "team/8-illustrator.yaml", (member) => {
    member.setIn(["role"], "Illustrator");
    member.setIn(["name"], "Eighth Person");
  });
  copy(content, "work/food_delivery.md", "work/real-estate-project.md", (work) => {
    for (const field of ["title", "menu", "heading"]) work.setIn([field], "Real Estate Project");
    work.setIn(["description"], described("a real estate project"));
  });
  const texts = { "text-pages/imprint.md": "Imprint", "news/hello.md": "Hello" };
  for (const [file, name] of Object.entries(texts)) {
    const fields = [
      `title: ${name}`,
      `description: ${described(name)}`,
      "keywords: [words]",
      `menu: ${name}`,
    ];
    const own = file.startsWith("news") ? "publish: 2026-02-03" : "footer: policies";
    mkdirSync(path.join(content, path.dirname(file)), { recursive: true });
    writeFileSync(
      path.join(content, file),
      `---\n${fields.join("\n")}\nheading: ${name}\nlead: What it says.\n${own}\n---\n\n## One\n\nWords.\n`,
    );
  }
}

/** A case study, a service and an Our Work project go, and their addresses lead to others. */
function removeFiles(content: string): void {
  const removed = {
    "portfolio/beatum.md": ["/portfolio/beatum", "portfolio/lakeside.md"],
    "services/web_development.md": ["/our_services/web_development", "services/print.md"],
    "work/food_delivery.md": ["/our_work/food_delivery", "work/real-estate-project.md"],
  };
  for (const [file, [address, successor = ""]] of Object.entries(removed)) {
    rmSync(path.join(content, file));
    edit(content, successor, (page) => page.setIn(["formerly"], [address]));
  }
  rmSync(path.join(content, "team/1-hr-manager.yaml"));
}
