import { Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CaseFacts } from "../case-facts/case-facts.tsx";
import type { CaseHeadProps } from "../case-head/case-head.tsx";
import { ChatWords, VisitorBubble } from "../chat-bubble/chat-bubble.tsx";
import { DrawnWords } from "../lettered.tsx";

/**
 * The head of a case study that is told as a conversation: the client says its name, as wide as the page, above
 * the sentence, the picture and the facts. The picture has no frame: it ends in the ground.
 *
 * @param loud `#2149e8`: the colour of the client's message
 */
export function ChatHead({
  heading,
  lead,
  picture: { caption, ...picture },
  facts = [],
  loud,
  lettering,
}: CaseHeadProps & { loud: string }) {
  return (
    <section className="case-head chat-head">
      <Breadcrumb />
      <VisitorBubble colour={loud} size={heading.length <= 12 ? "huge" : "large"} hasTail>
        <h1>
          {lettering ? (
            <DrawnWords words={heading} file={lettering.name} wide={lettering.wide} eager />
          ) : (
            heading
          )}
        </h1>
      </VisitorBubble>
      <ChatWords size="large">
        <p>{lead}</p>
        {caption && <p>{caption}</p>}
      </ChatWords>
      <div className="chat-head__picture">
        <div className="case-head__picture">
          <Picture
            {...picture}
            sizes="(min-width: 56rem) 68vw, (min-width: 40rem) 96vw, 100vw"
            eager="high"
          />
        </div>
      </div>
      <CaseFacts facts={facts} arePaired />
    </section>
  );
}
