import { contrastOf } from "../shared/case-study.mjs";

export function Ground({ as: Element = "div", colour, className, children }) {
  return (
    <Element className={`client-ground client-ground--${contrastOf(colour)} ${className}`}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {children}
    </Element>
  );
}
