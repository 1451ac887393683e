/** Starts the editor, which the previous script has loaded, with the configuration in its page. */
import type { Configuration, EditorData } from "../configuration.ts";
import { fileFormat } from "./file-format.ts";
import { openWorkingCopy } from "./working-copy.ts";

declare global {
  interface Window {
    CMS: {
      registerCustomFormat(name: string, ending: string, format: ReturnType<typeof fileFormat>): void;
      init(options: { config: Configuration }): void;
    };
  }
}

const { config, formats }: EditorData = JSON.parse(document.querySelector("#data")?.textContent ?? "");
for (const [name, rules] of Object.entries(formats))
  window.CMS.registerCustomFormat(
    name,
    rules.isMarkdown ? "md" : "yaml",
    fileFormat(rules, `/${config.media_folder}`),
  );
if (config.backend.name === "test-repo") openWorkingCopy();
window.CMS.init({ config });
