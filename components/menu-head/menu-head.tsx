import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CaseFacts } from "../case-facts/case-facts.tsx";
import type { CaseHeadProps } from "../case-head/case-head.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { DrawnWords, type NameLettering } from "../lettered.tsx";

/**
 * The head of a case study as a set table, as wide as the window, with the name among what stands on it. The sentence lies on
 * the picture in wide windows, and below it in others.
 *
 * @param ground `#3a1330`
 * @param lettering the name as large as the picture, without what stands before it; from 56rem the bag, cut out of a
 * picture of the same size, stands behind it, and is taken away as the visitor scrolls: `table` is the picture without it
 */
export function MenuHead({
  heading,
  lead,
  picture: { caption, ...picture },
  facts = [],
  ground,
  lettering: { name, wide, bag },
}: CaseHeadProps & {
  ground: string;
  lettering: NameLettering & {
    bag?: { file: ImageFile; shade: ImageFile; table: ImageFile } | undefined;
  };
}) {
  return (
    <section className="case-head menu-head">
      <ClientGround colour={ground} className="menu-head__ground">
        <Breadcrumb />
        <div className="case-head__picture">
          <Picture
            {...picture}
            wide={bag?.table ?? picture.wide}
            wideFrom="(min-width: 56rem)"
            sizes="(min-width: 56rem) 118vw, 100vw"
            eager
          />
          <h1>
            <DrawnWords words={heading} file={name} wide={wide} wideFrom="(min-width: 56rem)" eager />
          </h1>
          {/* Lazy, so that phones, which do not show them, do not load them. */}
          {bag && <Picture className="menu-head__cut-out menu-head__shade" file={bag.shade} alt="" />}
          {bag && <Picture className="menu-head__cut-out menu-head__bag" file={bag.file} alt="" />}
        </div>
        <p className="lead">{lead}</p>
        {caption && <p className="case-head__caption">{caption}</p>}
        <CaseFacts facts={facts} arePaired />
      </ClientGround>
    </section>
  );
}
