/** The heading of a section, and a sentence at its right. Styled by `.section-head` in base.css. */
export function SectionHead({ heading, lead }: { heading: string; lead?: string | undefined }) {
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
