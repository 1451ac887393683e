import type { SiteContent } from "../content/schemas.ts";
import { useSite as useEngineSite } from "../generator/site.tsx";

/** Links, pictures and facts of the current page, and the content of this site with its types. */
export const useSite = useEngineSite<SiteContent>;
