import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { ChatBubble, sizeOfMessage, VisitorBubble } from "../chat-bubble/chat-bubble.tsx";
import { ColourRow } from "../colour-row/colour-row.tsx";
import { paragraphs } from "../paragraphs.ts";
import { PostGallery } from "../post-gallery/post-gallery.tsx";
import { useSite } from "../use-site.ts";

/**
 * The solution as a conversation. Every paragraph is a message, and every quoted one the visitor's; `---` in the text
 * lets the logo, the website, the colours and the posts be shown, in this order. From 56rem they stand beside what is said
 * about them; only the website is seen in the visor of the mark, as wide as the window.
 *
 * @param loud `#2149e8`: the colour of the visitor's messages
 */
export function Conversation({ entry, loud }: { entry: Entry<Project>; loud: string }) {
  const { content, asset } = useSite();
  const { solution, solutionLead, colours: coloursLabel, posts: postsLabel } = content.labels.data.caseStudy;
  const { board, colours, posts, showcase } = entry.data;
  const shown = [
    <Picture key="logo" {...board.logo} sizes="(min-width: 56rem) 48vw, 92vw" />,
    showcase && (
      <div key="website" className="conversation__visor">
        <Picture {...showcase} sizes="100vw" />
      </div>
    ),
    <ColourRow
      key="colours"
      label={coloursLabel}
      colours={colours}
      layout="messages"
      mark={
        <div className="conversation__mark" aria-hidden="true">
          <svg aria-hidden="true">
            <use href={`${asset("sprites/suits.svg")}#${entry.name}`} />
          </svg>
        </div>
      }
    />,
    <PostGallery key="posts" heading={postsLabel} posts={posts} />,
  ];
  const parts = entry.body.split(/^---$/m);
  const hasTalk = (index: number) => index === 0 || Boolean(parts[index]);
  return (
    <div className="conversation">
      {shown.map((picture, index) => (
        <div
          key={index}
          className={`conversation__part${index === 1 || !hasTalk(index) ? "" : " conversation__beside"}`}
        >
          {hasTalk(index) && (
            <div className="conversation__talk">
              {index === 0 && (
                <>
                  <p className="lead">{solution}</p>
                  <h2>{solutionLead}</h2>
                </>
              )}
              <Messages entry={entry} text={parts[index] ?? ""} loud={loud} />
            </div>
          )}
          {picture}
        </div>
      ))}
      <Messages entry={entry} text={parts.slice(shown.length).join("\n\n")} loud={loud} />
    </div>
  );
}

/** The paragraphs of a text, the last of each side with a tail. */
function Messages({ entry, text, loud }: { entry: Entry<Project>; text: string; loud: string }): ReactNode {
  return paragraphs(text).map((paragraph, index, all) => {
    const side = sideOf(paragraph);
    const following = all[index + 1];
    const bubble = {
      size: sizeOfMessage(paragraph.replace(/^> /, "")),
      hasTail: following === undefined || sideOf(following) !== side,
      children: <Markdown entry={{ ...entry, body: paragraph }} />,
    };
    return side === "visitor" ? (
      <VisitorBubble key={paragraph} colour={loud} {...bubble} />
    ) : (
      <ChatBubble key={paragraph} {...bubble} />
    );
  });
}

function sideOf(paragraph: string) {
  return paragraph.startsWith(">") ? "visitor" : "advisor";
}
