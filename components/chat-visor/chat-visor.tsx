import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A picture in the visor of a speech bubble. As the page scrolls, the bubble swells behind the visor and takes in what is
 * said, until its colour is the ground of the whole window and the visor as wide: one looks out of it. Then one looks
 * down, to its lower half and the answer. It is upright below 56rem; from there it starts beside what is said.
 *
 * @param colour `#2149e8`: of the bubble
 * @param answer what is said when the picture has been seen
 */
export function ChatVisor({
  picture,
  colour,
  answer,
  children,
}: {
  picture: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  colour: string;
  answer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="chat-visor">
      {children}
      <div className="chat-visor__way">
        <ClientGround colour={colour} className="chat-visor__bubble">
          <svg viewBox="0 0 77 87" aria-hidden="true">
            <path
              fill={colour}
              d="M39 0c24 0 38 17 38 41 0 22-15 38-37 38H20L4 87l3-17C2 63 0 52 0 41 0 17 15 0 39 0Z"
            />
          </svg>
          <Picture {...picture} wideFrom="(min-width: 56rem)" />
        </ClientGround>
      </div>
      {answer}
    </div>
  );
}
