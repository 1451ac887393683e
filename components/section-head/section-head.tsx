/** The heading of a section, and a sentence at its right. Styled by `.section-head` in base.css. */
export function SectionHead({
  heading,
  lead,
  large = false,
}: {
  heading: string;
  lead?: string | undefined;
  /** For the one oversized line of a page. */
  large?: boolean;
}) {
  return (
    <div className="section-head">
      <h2 className={large ? "display" : undefined}>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
