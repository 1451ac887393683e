import type { ReactNode } from "react";

interface ButtonLook {
  children: ReactNode;
  /** A dashed outline, for the less important of two buttons. */
  secondary?: boolean;
  small?: boolean;
  className?: string;
}

function buttonClass({ secondary, small, className }: Omit<ButtonLook, "children">): string {
  return ["button", secondary && "button--secondary", small && "button--small", className]
    .filter(Boolean)
    .join(" ");
}

/** A link in the look of a button. */
export function ButtonLink({ href, children, ...look }: ButtonLook & { href: string }) {
  return (
    <a className={buttonClass(look)} href={href}>
      <span className="button__label">{children}</span>
    </a>
  );
}

/** A button that submits its form. */
export function SubmitButton({ children, ...look }: ButtonLook) {
  return (
    <button className={buttonClass(look)} type="submit">
      <span className="button__label">{children}</span>
    </button>
  );
}
