import type { Home } from "../../content/schemas.ts";
import { Fold, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { ButtonLink } from "../button/button.tsx";
import { DeskStrip } from "../desk-strip/desk-strip.tsx";
import { useSite } from "../use-site.ts";

/**
 * The top of the home page: heading and buttons at the left, at the window's right edge (below the text in narrow windows) a
 * quilt of a round block, a strip of straight-cut blocks and, but on phones, pictures, and below it the facts of the desks. The
 * pictures link to their case studies. hero-quilt.css places the pieces, by their order here.
 */
export function HeroQuilt({ hero }: { hero: Home["hero"] }) {
  const { content, link } = useSite();
  const [firstProject, secondProject] = hero.projects;
  return (
    <section className="hero">
      <div className="hero__text">
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="hero__buttons">
          <ButtonLink href={link(content.contact)}>{hero.start}</ButtonLink>
          <ButtonLink href={link(content.portfolioPage)} secondary>
            {hero.work}
          </ButtonLink>
        </p>
      </div>
      <div className="hero__quilt">
        <Block shape="bloom" kit="k2" />
        {/* Not on phones, which so do not load the lazy pictures. */}
        <a href={link(firstProject.page)}>
          <Picture {...firstProject.picture} />
        </a>
        <a href={link(secondProject.page)}>
          <Picture {...secondProject.picture} />
        </a>
        <Block shape="geese" kit="k4" />
        <Block shape="geese" kit="k4" />
        <Block shape="geese" kit="k4" />
        <Fold />
        <DeskStrip />
      </div>
      <p className="hero__caption">{hero.caption}</p>
    </section>
  );
}
