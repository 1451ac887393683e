import type { Point } from "../../content/schemas.ts";

/** A sentence printed on half of the mark: a leaf or a flower. */
export function Statement({ heading, text, art }: Point & { art: "leaf" | "flower" }) {
  return (
    <section className={`statement statement--${art} ${art === "leaf" ? "ground-maple" : "ground-marigold"}`}>
      {art === "leaf" ? (
        <svg viewBox="8 8 104 94" aria-hidden="true">
          <path d="M60 8l13 13v12l14-14v27l13-13v13h12l-7 10 7 7-22 22H65v25H55V85H30L8 63l7-7L8 46h12V33l13 13V19l14 14V21z" />
          {/* The seam, 1.7 units inside the edge: its right half, in which each edge begins anew with half a stitch. */}
          <path
            id="seam"
            d="M60 10.4l11.3 11.3m0 0v15.4m0 0l14-14m0 0v27m0 0l13-13m0 0v10.6m0 0h10.4m0 0l-5.9 8.5m0 0l6.8 6.8m0 0l-20.3 20.3m0 0h-26m0 0v25"
          />
          <use href="#seam" transform="matrix(-1 0 0 1 120 0)" />
        </svg>
      ) : (
        <svg viewBox="12 12 96 96" aria-hidden="true">
          <path id="petals" pathLength="264" d={rings[0]} />
          {/* Echoes of the petals, as around the motif of a quilt. */}
          {echoes.map((scale) => (
            <use key={scale} href="#petals" transform={`scale(${scale})`} />
          ))}
          <path d={rings[1]} />
        </svg>
      )}
      <div className="statement__text">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

/** The second and the third ring of the block `bloom`. */
const rings = [
  "M66.95 25.7a10.15 10.15 0 0 1 16.22 8.07 10.15 10.15 0 0 1 10.01 15.1 10.15 10.15 0 0 1 1.12 18.08 10.15 10.15 0 0 1-8.07 16.22 10.15 10.15 0 0 1-15.1 10.01 10.15 10.15 0 0 1-18.08 1.12 10.15 10.15 0 0 1-16.22-8.07 10.15 10.15 0 0 1-10.01-15.1 10.15 10.15 0 0 1-1.12-18.08 10.15 10.15 0 0 1 8.07-16.22 10.15 10.15 0 0 1 15.1-10.01 10.15 10.15 0 0 1 18.08-1.12",
  "M62.6 34.13a9 9 0 0 1 14.71 6.47 9 9 0 0 1 8.1 13.87 9 9 0 0 1-1.61 15.99 9 9 0 0 1-10.69 12 9 9 0 0 1-15.71 3.41 9 9 0 0 1-14.71-6.47 9 9 0 0 1-8.1-13.87 9 9 0 0 1 1.61-15.99 9 9 0 0 1 10.69-12 9 9 0 0 1 15.71-3.41z",
] as const;

const echoes = [1.12, 1.27, 1.45, 1.66, 1.9];
