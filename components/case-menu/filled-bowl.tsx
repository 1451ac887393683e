import { useSite } from "../use-site.ts";

/** What lies in the bowl, from the back to the front: a symbol of `assets/sprites/bowl.svg`, and its place. */
const contents = [
  ["leaf", "translate(170 320)rotate(-46)scale(1.5)"],
  ["lemon", "translate(500 246)rotate(12)scale(1.42)"],
  ["leaf", "translate(262 304)rotate(-10)scale(1.56)"],
  ["leaf", "translate(596 322)rotate(50)scale(1.15)"],
  ["onion", "translate(186 318)rotate(-20)scale(.86)"],
  ["tomato", "translate(318 262)rotate(8)scale(1.5)"],
  ["cucumber", "translate(456 318)rotate(-14)scale(1.02)"],
  ["olive", "translate(356 352)rotate(12)scale(1.15)"],
  ["olive", "translate(566 346)rotate(70)"],
] as const;

/** A bowl of salad from the side, lit from the left; its contents fall into it one by one as the visitor scrolls. */
export function FilledBowl() {
  const sprite = useSite().asset("sprites/bowl.svg");
  return (
    <svg className="case-menu__bowl" viewBox="0 108 720 560" aria-hidden="true">
      <use href={`${sprite}#back`} />
      <g>
        {contents.map(([symbol, place]) => (
          <use key={place} href={`${sprite}#${symbol}`} transform={place} />
        ))}
      </g>
      <use href={`${sprite}#front`} />
    </svg>
  );
}
