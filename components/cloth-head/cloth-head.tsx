/** The heading of a section whose cloths fill the window below it, as wide as the page allows, and the lead beside it. */
export function ClothHead({ heading, lead }: { heading: string; lead?: string | undefined }) {
  return (
    <div className="wrap cloth-head">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
