import { MoreLink, NewTabLink } from "./more-link.tsx";

export const examples = {
  link: <MoreLink href="#">Learn More</MoreLink>,
  "new tab": <NewTabLink href="https://maps.example">View on Map</NewTabLink>,
};
