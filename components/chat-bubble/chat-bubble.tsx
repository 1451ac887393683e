import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";

interface ChatBubbleProps {
  /** The advisor's bubbles stand at the left, the visitor's at the right. */
  from?: "advisor" | "visitor";
  /** `#2149e8` */
  colour: string;
  ink?: string | undefined;
  /** The fewer words, the larger; `picture`: what it holds fills it. */
  size?: BubbleSize;
  /** The last of several in a row has the tail. */
  hasTail?: boolean;
  children: ReactNode;
}

/** The ground of the advisor's messages: the white of the client's drawings. */
export const paper = "#fffdf9";

type BubbleSize = "huge" | "large" | "text" | "picture";

/** One message of a conversation, on a client's colour. */
export function ChatBubble({
  from = "advisor",
  colour,
  ink,
  size = "text",
  hasTail = false,
  children,
}: ChatBubbleProps) {
  return (
    <ClientGround
      colour={colour}
      ink={ink}
      className={`chat-bubble chat-bubble--${size} from-${from}${hasTail ? " has-tail" : ""}`}
    >
      {children}
      {hasTail && <ChatTail colour={colour} />}
    </ClientGround>
  );
}

/** The tail of a bubble, as pointed as that of the client's mark: its side is straight, its corner is covered. */
function ChatTail({ colour }: { colour: string }) {
  return (
    <svg className="chat-tail" viewBox="0 0 100 140" aria-hidden="true">
      <path fill={colour} d="M0 0v140l100-40Z" />
    </svg>
  );
}

/** The size of a message by its number of characters. */
export function sizeOfMessage({ length }: string): BubbleSize {
  if (length <= 20) return "huge";
  return length <= 100 ? "large" : "text";
}
