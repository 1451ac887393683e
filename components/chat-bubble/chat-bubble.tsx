import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The fewer words, the larger; `short`: huge, and takes half a line; `picture`: what it holds fills it. */
type BubbleSize = "short" | "huge" | "large" | "text" | "picture";

interface ChatBubbleProps {
  size?: BubbleSize;
  /** The last of several in a row has the tail, as pointed as that of the client's mark. */
  hasTail?: boolean;
  children: ReactNode;
}

/** A message of the advisor, at the left: in the white of the client's drawings, on a ground of the client. */
export function ChatBubble({ size = "text", hasTail = false, children }: ChatBubbleProps) {
  return (
    <div className={`chat-bubble chat-bubble--${size} from-advisor${hasTail ? " has-tail" : ""}`}>
      {children}
    </div>
  );
}

/** What is told, not said: as large as a message, on the bare ground. */
export function ChatWords({ size = "text", children }: Pick<ChatBubbleProps, "size" | "children">) {
  return <div className={`chat-words chat-bubble--${size}`}>{children}</div>;
}

/** A message of the visitor, at the right. */
export function VisitorBubble({
  colour,
  patch,
  size = "text",
  hasTail = false,
  children,
}: ChatBubbleProps & {
  /** `#2149e8`: nothing else in the conversation has it. */
  colour: string;
  /** Of a button in it. */
  patch?: string | undefined;
}) {
  return (
    <ClientGround
      colour={colour}
      ink={patch}
      className={`chat-bubble chat-bubble--${size} from-visitor${hasTail ? " has-tail" : ""}`}
    >
      {children}
      {hasTail && (
        <svg className="chat-tail" aria-hidden="true">
          <svg x="100%" y="1" width="1em" height="1em" viewBox="0 0 1 1" aria-hidden="true">
            <path fill={colour} d="M0-1v2l-1-1v-1z" />
          </svg>
        </svg>
      )}
    </ClientGround>
  );
}

/** The size of a message by its number of characters. */
export function sizeOfMessage({ length }: string): BubbleSize {
  if (length <= 10) return "short";
  if (length <= 20) return "huge";
  return length <= 100 ? "large" : "text";
}
