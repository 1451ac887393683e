import type { Home } from "../../content/schemas.ts";
import { Fold, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { ButtonLink } from "../button/button.tsx";
import { DeskStrip } from "../desk-strip/desk-strip.tsx";
import { useSite } from "../use-site.ts";

/**
 * The top of the home page: heading and buttons at the left, a quilt of blocks, pictures and facts of the desks at the window's right edge
 * (below the text in narrow windows). The pictures link to their case studies. hero-quilt.css places the pieces, by their order here.
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
        <Block shape="petal" kit="k6" />
        <a href={link(firstProject.page)}>
          <Picture {...firstProject.picture} eager />
        </a>
        <Block shape="geese" kit="k4" isRow />
        <Block shape="maple1" kit="k3" />
        <Block shape="bloom" kit="k2" />
        <Block shape="arch" kit="k1" />
        <Block shape="jaali" kit="k4" />
        <Block shape="pine" kit="k5" />
        {/* Not on phones, which so do not load the lazy picture. */}
        <Block shape="star" kit="k8" />
        <a href={link(secondProject.page)}>
          <Picture {...secondProject.picture} />
        </a>
        <Fold />
        <DeskStrip />
      </div>
      <p className="hero__caption">{hero.caption}</p>
    </section>
  );
}
