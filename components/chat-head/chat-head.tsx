import { Picture } from "../../generator/site.tsx";
import { CaseFacts } from "../case-facts/case-facts.tsx";
import { type CaseHeadProps, CaseTitle } from "../case-head/case-head.tsx";
import { ChatBubble, paper } from "../chat-bubble/chat-bubble.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The head of a case study that is told as a conversation: the name as wide as the page, each part of the sentence as a
 * message, the picture as the answer to them.
 *
 * @param ground `#2149e8`
 * @param message `#ffc7a3`
 * @param card of the facts
 */
export function ChatHead({
  heading,
  lead,
  picture: { caption, ...picture },
  facts = [],
  ground,
  message,
  card,
  ink,
}: CaseHeadProps & { ground: string; message: string; card: string; ink?: string | undefined }) {
  const parts = lead.split(/(?<=,) /);
  return (
    <section className="case-head chat-head">
      <ClientGround colour={ground} className="chat-head__ground">
        <CaseTitle heading={heading} />
        <div className="chat-head__messages">
          {parts.map((part, index) => (
            <ChatBubble
              key={part}
              colour={message}
              ink={ink}
              size="large"
              hasTail={index === parts.length - 1}
            >
              <p>{part} </p>
            </ChatBubble>
          ))}
        </div>
        <div className="chat-head__picture">
          <ChatBubble colour={paper} ink={ink} from="visitor" size="picture" hasTail>
            <div className="case-head__picture">
              <Picture {...picture} sizes="(min-width: 56rem) 52vw, 86vw" eager />
            </div>
            {caption && <p>{caption}</p>}
          </ChatBubble>
        </div>
        <ChatBubble colour={card} ink={ink} size="picture" hasTail>
          <CaseFacts facts={facts} />
        </ChatBubble>
      </ClientGround>
    </section>
  );
}
