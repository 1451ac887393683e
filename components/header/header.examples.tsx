import { useSite } from "../use-site.ts";
import { Header } from "./header.tsx";

function HeaderOf({ part, currentIs }: { part: "home" | "portfolioPage"; currentIs: "page" | "true" }) {
  return <Header current={useSite().content[part].file} currentIs={currentIs} />;
}

export const examples = {
  home: <HeaderOf part="home" currentIs="page" />,
  caseStudy: <HeaderOf part="portfolioPage" currentIs="true" />,
  outsideTheMenu: <Header currentIs="true" />,
};
