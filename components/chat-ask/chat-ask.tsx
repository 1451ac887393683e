import { type ImageFile, Picture } from "../../generator/site.tsx";
import { PhoneLink } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ChatBubble, ChatWords, VisitorBubble } from "../chat-bubble/chat-bubble.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { PhoneHours } from "../phone-hours.tsx";
import { QuoteLink } from "../quote-dialog/quote-link.tsx";
import { useSite } from "../use-site.ts";

/**
 * The end of a case study that is told as a conversation: the advisor asks the last question, and the visitor's message
 * is still to be written: the quote button is in it, with the phone number.
 */
export function ChatAsk({
  grounds: [question, answer],
  ink,
  motif,
}: {
  /** `#ffc7a3`; the second one is the colour of the visitor's messages. */
  grounds: [question: string, answer: string];
  ink?: string | undefined;
  /** Who asks: looks over the edge of the answer, at the left of its messages. */
  motif?: ImageFile | undefined;
}) {
  const { content } = useSite();
  return (
    <section className="chat-ask">
      <ClientGround colour={question} ink={ink} className="chat-ask__ground">
        <ChatBubble size="huge" hasTail>
          <AskQuestion />
        </ChatBubble>
        <ChatWords size="large">
          <p>{content.estimate.data.lead}</p>
        </ChatWords>
        {motif && <Picture file={motif} alt="" />}
        <VisitorBubble colour={answer} patch={question} size="picture" hasTail>
          <QuoteLink />
          <p>
            <span>
              <PhoneHours />
            </span>
            <PhoneLink />
          </p>
        </VisitorBubble>
      </ClientGround>
    </section>
  );
}
