import { isSeq, parseDocument, type YAMLMap, YAMLSeq } from "yaml";

/** The origin of pictures, and the terms on which they may be shown. */
export interface Licence {
  origin: string;
  licence: string;
}

/**
 * Adds files to the notes on pictures: to the note with the same origin and licence, or as a new note. Everything else,
 * including comments, stays unchanged.
 *
 * @param notes the text of `assets/licences.yaml`; "" for a new file
 * @param files relative to `assets/`
 */
export function recordLicence(notes: string, files: string[], { origin, licence }: Licence): string {
  const document = parseDocument(notes);
  if (!isSeq(document.get("notes"))) document.set("notes", new YAMLSeq());
  const list = document.get("notes") as YAMLSeq<YAMLMap>;
  const same = list.items.find((note) => note.get("origin") === origin && note.get("licence") === licence);
  const known = same?.get("files");
  if (isSeq(known)) for (const file of files) known.add(document.createNode(file));
  else {
    const note = document.createNode({ files, origin, licence }) as YAMLMap;
    (note.get("files") as YAMLSeq).flow = true;
    list.add(note);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
