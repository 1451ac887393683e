/** Content in any amount. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Copies the content and adds generated case studies: a real one, with titles, descriptions and dates of their own.
 *
 * @param root the project's root
 * @param folder where to write, absolute
 */
export function writeContent(root: string, folder: string, count: number): void {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const model = readFileSync(path.join(root, "content/portfolio/sosoulicious.md"), "utf8");
  for (let index = 1; index <= count; index++) {
    const date = new Date(Date.UTC(2000, 0, index)).toISOString().slice(0, 10);
    const text = model
      .replace(/^title: .*$/m, `title: Generated project ${index}`)
      .replace(
        /^description: .*$/m,
        `description: Case study number ${index}, generated to measure how the build behaves with many.`,
      )
      .replace(/^menu: .*$/m, `menu: Project ${index}`)
      .replace(/^client: .*$/m, `client: Project ${index}`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^featured: .*\n/m, "");
    writeFileSync(path.join(folder, `portfolio/generated_${index}.md`), text);
  }
}
