import { useSite } from "../use-site.ts";

/** The logo and the name, as a link to the home page. The logo is inline SVG, so the first paint includes it. */
export function Brand({ className = "" }: { className?: string }) {
  const { content, link } = useSite();
  return (
    <a className={`brand ${className}`.trim()} href={link(content.home)}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <path fill="var(--dye-maple)" d="M0 0h48v96H0z" />
        <path fill="var(--dye-marigold)" d="M48 0h48v96H48z" />
        <path fill="var(--dye-snow)" d="M48 8 38 18v9L27 16v21L17 27v10H8l5 8-5 5 17 17h19v21h4Z" />
        <path
          fill="var(--dye-indigo)"
          d="M48 9.5a9.13 9.13 0 0 1 15.75 4.22 9.13 9.13 0 0 1 11.53 11.53A9.13 9.13 0 0 1 79.5 41a9.13 9.13 0 0 1-4.22 15.75 9.13 9.13 0 0 1-11.53 11.53A9.13 9.13 0 0 1 48 72.5ZM48 70h4v18h-4z"
        />
        <path
          fill="var(--dye-marigold)"
          d="M48 19a7.75 7.75 0 0 1 12.93 4.2 7.75 7.75 0 0 1 7.99 11 7.75 7.75 0 0 1 0 13.6 7.75 7.75 0 0 1-7.99 11A7.75 7.75 0 0 1 48 63Z"
        />
        <path
          fill="var(--dye-indigo)"
          d="M48 26.5a6.44 6.44 0 0 1 10.25 4.25A6.44 6.44 0 0 1 62.5 41a6.44 6.44 0 0 1-4.25 10.25A6.44 6.44 0 0 1 48 55.5Z"
        />
        <path
          fill="var(--dye-marigold)"
          d="M48 35a3.72 3.72 0 0 1 5.2 3 3.72 3.72 0 0 1 0 6 3.72 3.72 0 0 1-5.2 3Z"
        />
      </svg>
      <span>{content.site.data.brand.name}</span>
    </a>
  );
}
