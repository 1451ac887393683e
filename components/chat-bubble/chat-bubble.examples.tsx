import { ChatBubble } from "./chat-bubble.tsx";

export const examples = {
  advisor: (
    <ChatBubble colour="#2149E8" size="huge" hasTail>
      <p>What broke?</p>
    </ChatBubble>
  ),
  visitor: (
    <ChatBubble colour="#FFC7A3" ink="#0B1745" from="visitor" size="large" hasTail>
      <p>The printer, and it looks as if it meant to.</p>
    </ChatBubble>
  ),
  long: (
    <ChatBubble colour="#A8D8FF">
      <p>
        Rindfleischetikettierungsüberwachungsgesellschaft: a message that does not stop where one expects it
        to, because somebody had more to say than the bubble was made for.
      </p>
    </ChatBubble>
  ),
};
