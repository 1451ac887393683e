/** Imports point one way (docs/architecture.md); `npm run check` holds these rules, for imports of types too. */

const steps = ["content", "routes", "assets", "render", "discovery", "check", "output"];
const room = (...names) => `^generator/(${names.join("|")})/`;

/** A rule: files below `from` import nothing of `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    forbid("no-cycles", "Two modules that import each other are one.", {}, { circular: true }),
    forbid(
      "model",
      "The model is plain types: it imports nothing but itself.",
      { path: room("model") },
      { path: "^(generator|hosts)/", pathNot: room("model") },
    ),
    forbid(
      "problems",
      "Problems know the model alone.",
      { path: room("problems") },
      { path: "^(generator|hosts)/", pathNot: room("model", "problems") },
    ),
    forbid(
      "cache",
      "The cache knows problems and the model.",
      { path: room("cache") },
      { path: "^(generator|hosts)/", pathNot: room("model", "problems", "cache") },
    ),
    ...steps.map((step) =>
      forbid(
        `step-${step}`,
        "A step takes what other steps made as values; render alone also calls assets.",
        { path: room(step) },
        {
          path: "^generator/",
          pathNot: [
            room("model", "problems", "cache", step, ...(step === "render" ? ["assets"] : [])),
            "^generator/site.tsx$",
          ],
        },
      ),
    ),
    forbid(
      "editor",
      "The editor in the browser reads content and schemas; nothing that a build without it loads imports it.",
      { path: room("editor") },
      { path: "^generator/", pathNot: [room("model", "problems", "cache", "content", "editor"), "^generator/prepare-site.ts$"] },
    ),
    forbid(
      "editor-browser",
      "What runs in the browser knows nothing of the machine.",
      { path: "^generator/editor/browser/" },
      { path: "^(generator|hosts)/", pathNot: "^generator/editor/(browser/|configuration.ts)" },
    ),
    forbid(
      "top",
      "The build knows no command and no dev server.",
      { path: "^generator/(build-site|prepare-site|make-pages|load-site|site)\\.tsx?$" },
      { path: room("commands", "dev", "editor") },
    ),
    forbid(
      "zod-late",
      "A build without mistakes loads zod bundled, with the site's own code: its modules one by one take a third of a second.",
      { path: "^generator/", pathNot: "^generator/(commands/|editor/|content/(field-types|json-schema|check-fields)\\.ts)" },
      { path: "^generator/content/(field-types|json-schema)\\.ts", dependencyTypesNot: ["type-only", "dynamic-import"] },
    ),
    forbid("dev", "The dev server is no command.", { path: room("dev") }, { path: room("commands") }),
    forbid(
      "engine",
      "Not one word of a site is in the engine.",
      { path: "^generator/" },
      { path: "^(pages|components|content|scripts|mailer|tests|bench)/" },
    ),
    forbid(
      "site",
      "Pages, components and content use site.tsx, the model and the types of fields.",
      { path: "^(pages|components|content)/" },
      { path: "^generator/", pathNot: "^generator/(site\\.tsx|model/|content/field-types\\.ts)" },
    ),
    forbid(
      "site-packages",
      "Pages, components and content need React, zod and little else, and nothing of the machine.",
      { path: "^(pages|components|content)/" },
      {
        dependencyTypes: ["core", "npm", "npm-dev", "npm-no-pkg", "unknown"],
        pathNot: "node_modules/(@types/)?(react|zod|github-slugger|schema-dts)/",
      },
    ),
    forbid(
      "scripts",
      "Browser scripts import browser scripts alone: no package, no React.",
      { path: "^scripts/" },
      { pathNot: "^scripts/" },
    ),
    forbid("hosts-packages", "Hosts need no package.", { path: "^hosts/" }, { path: "node_modules/" }),
    forbid("hosts", "Hosts know the model alone.", { path: "^hosts/" }, { path: "^generator/", pathNot: room("model") }),
    forbid(
      "mailer",
      "The mailer is a package of its own; of the site it knows the form, and the types of its fields.",
      { path: "^mailer/" },
      { path: "^(generator|pages|components|content|hosts)/", pathNot: "^content/(schemas\\.ts|enquiry-form\\.yaml)$" },
    ),
    forbid(
      "server-without-edge",
      "The mailer on a server knows nothing of the one on the edge.",
      { path: "^mailer/[^/]+$" },
      { path: "^mailer/edge/" },
    ),
    forbid(
      "edge-without-server",
      "On the edge there is no SQLite file, no SMTP, no folder and no process.",
      { path: "^mailer/edge/" },
      { path: "^mailer/(sqlite-outbox|open-database|open-transport|read-contact-page|start-.*|run-command|mailer)\\.ts$" },
    ),
    forbid(
      "build-without-mailer",
      "Nothing that a build loads imports the mailer.",
      { path: "^(build\\.ts|generator|pages|components|content|hosts)" },
      { path: "^mailer/" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^tests/tmp" },
  },
};
