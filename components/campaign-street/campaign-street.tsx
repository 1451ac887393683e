import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/** A street from edge to edge of the window, on which a bus drives along while it scrolls by. */
export function CampaignStreet({ bus, ...street }: NonNullable<Service["campaign"]>) {
  return (
    <div className="campaign-street">
      <Picture {...street} />
      <Picture file={bus} alt="" className="campaign-street__bus" />
    </div>
  );
}
