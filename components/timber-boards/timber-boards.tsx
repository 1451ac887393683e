import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";
import { useSite } from "../use-site.ts";

/**
 * In the frame of a door, in an element with the class `timber`: the four colours as boards as high as the window, dovetailed,
 * each with its name and value; text is burnt into the first, which is wider, on phones as wide as the window, and has no knot
 * below the words.
 */
export function TimberBoards({
  label,
  colours,
  children,
}: {
  label: string;
  colours: { name: string; value: string }[];
  children: ReactNode;
}) {
  const ink = findDarkest(colours);
  const sprite = useSite().asset("sprites/timber.svg");
  return (
    <div className="timber-boards">
      {children}
      <ul aria-label={label}>
        {colours.map(({ name, value }, index) => (
          <ClientGround as="li" key={value} colour={value} ink={ink}>
            <svg aria-hidden="true">
              <use href={`${sprite}#${index ? "grain" : "grain-clear"}`} />
            </svg>
            <span>{name}</span>
            <span>{value.toUpperCase()}</span>
          </ClientGround>
        ))}
      </ul>
    </div>
  );
}
