import { ButtonLink } from "../components/button/button.tsx";
import { CaseAsk } from "../components/case-ask/case-ask.tsx";
import { CaseHead } from "../components/case-head/case-head.tsx";
import { CaseText } from "../components/case-text/case-text.tsx";
import { ClientGround } from "../components/client-ground/client-ground.tsx";
import { keepTogether } from "../components/keep-together.tsx";
import { useSite } from "../components/use-site.ts";
import { WidePicture } from "../components/wide-picture/wide-picture.tsx";
import { WorkMade } from "../components/work-made/work-made.tsx";
import type { WorkPage as Data } from "../content/schemas.ts";
import { Fold, Markdown, type PageProps, Picture } from "../generator/site.tsx";

/** `/our_work/food_delivery`: a case study of an application instead of a brand. */
export function WorkPage({ entry }: PageProps<Data>) {
  const { content, link } = useSite();
  const { heading, summary, cover, techLabel, techLine, story, made, pictures, grounds, motif, back } =
    entry.data;
  return (
    <>
      <ClientGround colour={grounds.title} className="work-page__head">
        <CaseHead heading={heading} lead={summary} picture={cover} />
      </ClientGround>
      <Fold />
      <div className="work-page__story">
        <CaseText
          heading={story.heading}
          label={story.label}
          ground={grounds.story}
          facts={[{ label: techLabel, value: keepTogether(techLine) }]}
        >
          <Markdown entry={entry} />
        </CaseText>
        {made.route && <Picture {...made.route} alt="" />}
      </div>
      {pictures.slice(0, 1).map((picture) => (
        <WidePicture key={picture.caption} {...picture} ground={grounds.title} />
      ))}
      <WorkMade {...made} ground={grounds.made} />
      {pictures.slice(1).map((picture, index, { length }) => (
        <WidePicture key={picture.caption} {...picture} ground={grounds.story}>
          {index === length - 1 && (
            <ButtonLink href={link(content.ourWork)} secondary>
              {back}
            </ButtonLink>
          )}
        </WidePicture>
      ))}
      <CaseAsk grounds={[grounds.ask, grounds.made]} ink={grounds.title} motif={motif} />
    </>
  );
}
