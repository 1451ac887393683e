import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { ChatBubble, ChatWords, sizeOfMessage, VisitorBubble } from "../chat-bubble/chat-bubble.tsx";
import { ChatVisor } from "../chat-visor/chat-visor.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";
import { ColourKeys } from "../colour-keys/colour-keys.tsx";
import { ColourRow } from "../colour-row/colour-row.tsx";
import { paragraphs, partsOf } from "../paragraphs.ts";
import { PostGallery } from "../post-gallery/post-gallery.tsx";
import { useSite } from "../use-site.ts";

/**
 * The solution as a conversation. Every quoted paragraph is a message of the visitor; `---` in the text
 * lets the logo, the website, the colours and the posts be shown, in this order. What is said up to the visitor's last
 * words before the logo is an exchange of its own. From 56rem the logo and the posts stand beside what is said about them;
 * the website is seen in the visor of the mark, after the question and before what explains it. The mark may be an object,
 * and the colours may be keys, in photographs; what is said about these stands on the largest.
 *
 * @param loud `#2149e8`: the colour of the visitor's messages
 * @param fresh `#a8d8ff`: the ground of the logo and of the posts
 */
export function Conversation({ entry, loud, fresh }: { entry: Entry<Project>; loud: string; fresh: string }) {
  const { content } = useSite();
  const { solution, solutionLead, colours: coloursLabel, posts: postsLabel } = content.labels.data.caseStudy;
  const { board, colours, keys, posts, showcase } = entry.data;
  const [opening = [], website = [], ...parts] = partsOf(entry.body).map(paragraphs);
  const first = Math.max(0, opening.findIndex(isOfVisitor));
  const last = opening.findLastIndex(isOfVisitor) + 1;
  const ink = findDarkest(colours);
  const asked = website.findIndex(isLoud) + 1 || website.length;
  const say = (texts: string[] = []) =>
    texts.length > 0 && (
      <div className="conversation__talk">
        <Messages entry={entry} texts={texts} loud={loud} />
      </div>
    );
  return (
    <div className="conversation">
      <div className="conversation__opening">
        <div className="conversation__talk">
          <p className="lead">{solution}</p>
          <h2>{solutionLead}</h2>
          <Messages entry={entry} texts={opening.slice(0, first)} loud={loud} />
        </div>
        <Messages entry={entry} texts={opening.slice(first, last)} loud={loud} />
      </div>
      <ClientGround colour={fresh} ink={ink} className="conversation__beside">
        {board.object && (
          <div className="conversation__object">
            <Picture {...board.object} sizes="(min-width: 56rem) 100vw, 190vw" />
          </div>
        )}
        {say(opening.slice(last))}
        <div className="conversation__logo">
          <Picture {...board.logo} />
        </div>
      </ClientGround>
      {showcase ? (
        <ChatVisor picture={showcase} colour={loud} answer={say(website.slice(asked))}>
          {say(website.slice(0, asked))}
        </ChatVisor>
      ) : (
        say(website)
      )}
      {keys ? (
        <ClientGround colour={loud} className="conversation__keys">
          {say(parts[0])}
          <ColourKeys label={coloursLabel} colours={colours} picture={keys} />
        </ClientGround>
      ) : (
        <div>
          {say(parts[0])}
          <ColourRow label={coloursLabel} colours={colours} layout="squares" />
        </div>
      )}
      <ClientGround colour={fresh} ink={ink} className="conversation__beside conversation__posts">
        {say(parts[1])}
        <PostGallery heading={postsLabel} posts={posts} />
      </ClientGround>
      {say(parts.slice(2).flat())}
    </div>
  );
}

/** What each side says in a row is one, its first sentence the largest: of the visitor a message. What is loud is a message of its own. */
function Messages({
  entry,
  texts,
  loud,
}: {
  entry: Entry<Project>;
  texts: string[];
  loud: string;
}): ReactNode {
  const messages: string[][] = [];
  for (const text of texts) {
    const current = messages.at(-1);
    if (current && ![...current, text].some((said) => isOfVisitor(said) || isLoud(said))) current.push(text);
    else messages.push([text]);
  }
  return messages.map((message, index) => {
    const [sentence = ""] = message;
    const [following] = messages[index + 1] ?? [];
    const bubble = {
      size: sizeOfMessage(words(sentence)),
      hasTail: following === undefined || isOfVisitor(following) !== isOfVisitor(sentence),
      children: <Markdown entry={{ ...entry, body: message.join("\n\n") }} />,
    };
    if (isOfVisitor(sentence)) return <VisitorBubble key={sentence} colour={loud} {...bubble} />;
    return isLoud(sentence) ? (
      <ChatBubble key={sentence} {...bubble} />
    ) : (
      <ChatWords key={sentence} size={bubble.size}>
        {bubble.children}
      </ChatWords>
    );
  });
}

const words = (paragraph: string) => paragraph.replace(/^> /, "");
const isOfVisitor = (paragraph: string) => paragraph.startsWith(">");
const isLoud = (paragraph: string) => ["short", "huge"].includes(sizeOfMessage(words(paragraph)));
