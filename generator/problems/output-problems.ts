/** Reasons why a site cannot be written. */
import type { Problem } from "./problem.ts";

export function foreignOutput(folder: string): Problem {
  return {
    message: `${folder} was not made by this build, so it is not replaced.`,
    cure: "Move it away or delete it yourself, or name another folder with --out DIR.",
  };
}

export function foreignSettings(file: string): Problem {
  return {
    message: `${file} was not written by this build, so it is not replaced.`,
    cure: "Move it away or delete it yourself, or build into another folder with --out DIR.",
  };
}

export function writtenTwice(file: string): Problem {
  return {
    message: `The build makes the file ${file} twice: only one of them would be published.`,
    cure: `Is there a file assets/static/${file}? Remove it, or give it another name.`,
  };
}

export function cannotWrite(folder: string, reason: string): Problem {
  return {
    message: `${folder} cannot be written: ${reason}.`,
    cure: "The site that was there before is still there, unchanged.",
  };
}

export function noEditorHost(): Problem {
  return {
    message: "--editor needs to know where the editor saves, and the content does not say.",
    cure: "Name the git host, the repository and its branch under `editor`, as docs/editor.md shows.",
  };
}

/** Why something could not be written, as part of a sentence. */
export function writeReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "you are not allowed to write there";
  return message;
}
