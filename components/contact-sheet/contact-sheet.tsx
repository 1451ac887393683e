import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";

export type Shoot = Service["subServices"]["items"][number] & {
  picture: NonNullable<Service["subServices"]["items"][number]["picture"]>;
  frames: NonNullable<Service["subServices"]["items"][number]["frames"]>;
};

/**
 * The parts of a photographer's service as a contact sheet on a light table: a strip of film for each, its frames marked in
 * grease pencil. A frame without a picture of its own is the photograph, the first time whole, then from nearer by. In
 * narrow windows the strips run down the left side, with two frames of each.
 */
export function ContactSheet({ heading, items }: { heading: string; items: Shoot[] }) {
  return (
    <section className={`sub-services contact-sheet section ${kitGround("k4")}`}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ name, text, picture, frames }) => (
          <li key={name} id={slug(name)}>
            <div className="contact-sheet__text">
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <div className="contact-sheet__film">
              {frames.map(({ file, mark }, index) => {
                const isWhole = index === frames.findIndex((frame) => !frame.file);
                const view = file || isWhole ? "" : " contact-sheet__frame--near";
                return (
                  <div
                    key={index}
                    className={`contact-sheet__frame contact-sheet__frame--${mark ?? "plain"}${view}`}
                  >
                    <Picture
                      file={file ?? picture.file}
                      alt={isWhole ? picture.alt : ""}
                      sizes={view ? "(min-width: 56rem) 31vw, 60vw" : "(min-width: 56rem) 19vw, 36vw"}
                    />
                    {mark && <Mark path={marks[mark]} />}
                  </div>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drawn around and across a frame of 300 × 200. */
const marks = {
  chosen:
    "M58 6C120-10 236-14 282 8c34 18 34 150 8 184-30 26-226 28-272 8-36-20-34-144-12-178C22 2 96-6 178-12c30-2 62 2 84 12",
  rejected: "M28 22c70 44 172 112 242 160M262 18C196 62 92 132 34 178",
};

function Mark({ path }: { path: string }) {
  return (
    <svg className="contact-sheet__mark" viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
