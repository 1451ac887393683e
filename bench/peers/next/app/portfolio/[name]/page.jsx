import { Ground } from "../../../components/ground.jsx";
import { Picture } from "../../../components/picture.jsx";
import { Posts } from "../../../components/posts.jsx";
import { findNext, findProject, names, site, toHtml } from "../../../lib/data.mjs";
import { categoriesOf, colourNamed, isoDate, shownDate } from "../../../shared/case-study.mjs";

export const dynamicParams = false;

export function generateStaticParams() {
  return names.map((name) => ({ name }));
}

export default async function CaseStudy({ params }) {
  const { name } = await params;
  const project = findProject(name);
  const { client, summary, cover, tallCover, date, website, board, colours, inUse, showcase, posts } = project;
  const labels = site.labels.caseStudy;
  const next = findNext(name);
  return (
    <>
      <div className="wrap">
        <nav aria-label={site.labels.breadcrumb}>
          <ol className="breadcrumb">
            <li>
              <a href="/">{site.home}</a>
            </li>
            <li>
              <a href="/portfolio">{site.portfolio}</a>
            </li>
            <li>
              <a href={`/portfolio/${name}`} aria-current="page">
                {project.menu}
              </a>
            </li>
          </ol>
        </nav>
        <div className="case-head">
          <h1>{client}</h1>
          <p className="lead">{summary}</p>
        </div>
      </div>
      <Picture picture={cover} eager className={`case-head__cover${tallCover ? " case-head__cover--tall" : ""}`} />
      <div className="wrap">
        <dl className="case-facts stitch-bottom">
          <Fact label={labels.client}>{client}</Fact>
          <Fact label={labels.category}>{categoriesOf(project, site).join(", ")}</Fact>
          <Fact label={labels.date}>
            <time dateTime={isoDate(date)}>{shownDate(date)}</time>
          </Fact>
          {website && (
            <Fact label={labels.website}>
              <a href={website.address} rel="external">
                {labels.visitWebsite}
              </a>
            </Fact>
          )}
        </dl>
      </div>
      {site.sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} fetchPriority="low" />
      ))}
      <section className={`case-board${board.logoLast ? " case-board--mirrored" : ""}`}>
        <Ground colour={colourNamed(board.logoOn, project)} className="case-board__logo">
          <Picture picture={board.logo} />
        </Ground>
        <Ground colour={colourNamed(board.textOn, project)} className="case-board__text">
          <h2>{labels.solutionLead}</h2>
          <p className="lead">{labels.solution}</p>
          <div dangerouslySetInnerHTML={{ __html: toHtml(project.body) }} />
        </Ground>
      </section>
      {inUse && (
        <figure className="wide-picture">
          <Picture picture={inUse} />
          <figcaption className="wrap">{inUse.caption}</figcaption>
        </figure>
      )}
      <ul className="colour-row" aria-label={labels.colours}>
        {colours.map(({ name, value, parts }) => (
          <Ground as="li" key={value} colour={value} className={`colour-row__parts-${parts}`}>
            <span>{name}</span>
            <span>{value.toUpperCase()}</span>
          </Ground>
        ))}
      </ul>
      {showcase && (
        <figure className="wide-picture">
          <Picture picture={showcase} />
        </figure>
      )}
      {posts.length > 0 && <Posts posts={posts} />}
      <section className="section wrap">
        <a className="project-card next-project" href={`/portfolio/${next.name}`}>
          <p>{labels.next}</p>
          <div className="project-card__picture">
            <Picture picture={{ file: next.cover.file, alt: "" }} />
          </div>
          <h2>{next.client}</h2>
        </a>
      </section>
    </>
  );
}

function Fact({ label, children }) {
  return (
    <div className="stitch-left">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
