/** Before the flows: installs Firefox and WebKit where possible, and lists what is missing. */
import { installPackages } from "../install-packages.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

export default function setup(): void {
  const engines = [firefox, webkit];
  installPackages(engines.flatMap((engine) => engine.missingPackages()));
  for (const engine of engines) {
    const missing = engine.missingPackages();
    if (missing.length > 0)
      console.warn(
        `${engine.name} is skipped: it needs ${missing.join(" and ")} (names of Debian's packages).`,
      );
  }
}
