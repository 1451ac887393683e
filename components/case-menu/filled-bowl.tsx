import { useSite } from "../use-site.ts";

/** What lies in the bowl, from the back to the front: a symbol of `assets/sprites/bowl.svg`, and its place. */
const contents = [
  ["leaf", "translate(176 330)rotate(-40)scale(1.25)"],
  ["lemon", "translate(508 268)rotate(12)scale(1.14)"],
  ["leaf", "translate(252 310)rotate(-14)scale(1.3)"],
  ["leaf", "translate(588 330)rotate(46)scale(.9)"],
  ["tomato", "translate(302 272)rotate(8)scale(1.16)"],
  ["tomato", "translate(452 300)rotate(-14)scale(1.06)"],
  ["tomato", "translate(218 332)rotate(-20)scale(.84)"],
  ["tomato", "translate(378 330)scale(.94)"],
  ["tomato", "translate(560 340)rotate(20)scale(.7)"],
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
