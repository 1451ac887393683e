import { useSite } from "../use-site.ts";

/** A bowl of soup from above, lit from the left; as the visitor scrolls, a spoon stirs cream into it, and basil falls on it. */
export function StirredSoup() {
  const sprite = useSite().asset("sprites/bowl.svg");
  return (
    <svg className="case-menu__soup" viewBox="0 0 600 600" aria-hidden="true">
      <g transform="translate(300 300)">
        <use href={`${sprite}#dish`} />
        <use className="case-menu__drops" href={`${sprite}#drops`} />
        <use className="case-menu__cream" href={`${sprite}#cream`} transform="rotate(44)" />
        <g className="case-menu__basil">
          <use href={`${sprite}#basil-1`} />
          <use href={`${sprite}#basil-2`} />
          <use href={`${sprite}#basil-3`} />
        </g>
        <g transform="rotate(44)">
          <use className="case-menu__spoon" href={`${sprite}#spoon`} />
        </g>
      </g>
    </svg>
  );
}
