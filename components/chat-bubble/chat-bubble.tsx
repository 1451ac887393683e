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
        <svg className="chat-tail" aria-hidden="true">
          <svg
            x={from === "visitor" ? "100%" : 0}
            y="1"
            width="1em"
            height="1em"
            viewBox="0 0 1 1"
            aria-hidden="true"
          >
            <path fill={colour} d={from === "visitor" ? "M0-1v2l-1-1v-1z" : "M0-1v2l1-1v-1z"} />
          </svg>
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
