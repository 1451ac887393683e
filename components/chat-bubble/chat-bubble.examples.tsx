import { ClientGround } from "../client-ground/client-ground.tsx";
import { ChatBubble, ChatWords, VisitorBubble } from "./chat-bubble.tsx";

export const examples = {
  advisor: (
    <ClientGround colour="#FFC7A3" ink="#0B1745">
      <ChatBubble size="huge" hasTail>
        <p>What broke?</p>
      </ChatBubble>
    </ClientGround>
  ),
  visitor: (
    <ClientGround colour="#FFC7A3" ink="#0B1745">
      <VisitorBubble colour="#2149E8" size="large" hasTail>
        <p>The printer, and it looks as if it meant to.</p>
      </VisitorBubble>
    </ClientGround>
  ),
  words: (
    <ClientGround colour="#FFC7A3" ink="#0B1745">
      <ChatWords size="large">
        <p>So the mark is somebody who listens.</p>
      </ChatWords>
    </ClientGround>
  ),
  long: (
    <ClientGround colour="#FFC7A3" ink="#0B1745">
      <ChatBubble>
        <p>
          Rindfleischetikettierungsüberwachungsgesellschaft: a message that does not stop where one expects it
          to, because somebody had more to say than the bubble was made for.
        </p>
      </ChatBubble>
    </ClientGround>
  ),
};
