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
  /** The last of several in a row has the tail, as pointed as that of the client's mark. */
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
      {hasTail && (
        <svg className="chat-tail" viewBox="0 0 100 41" preserveAspectRatio="none" aria-hidden="true">
          <path fill={colour} d={from === "advisor" ? "M0 0h100v1L0 41Z" : "M0 0h100v41L0 1Z"} />
        </svg>
      )}
    </ClientGround>
  );
}

/** The size of a message by its number of characters. */
export function sizeOfMessage({ length }: string): BubbleSize {
  if (length <= 20) return "huge";
  return length <= 100 ? "large" : "text";
}
