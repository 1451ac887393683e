import { PolicySections } from "./policy-sections.tsx";

/** A policy that is in no file. */
function Policy({ body }: { body: string }) {
  return (
    <PolicySections
      entry={{ file: "example.md", name: "example", data: {}, body }}
      label="Sections of this page"
      sign="section"
    />
  );
}

export const examples = {
  sections: (
    <Policy
      body={`## Limited retention

When it has done its work, it goes.

We keep it only for as long as those purposes need it.

## Questions

Ask us.`}
    />
  ),
  "one section": <Policy body={"## Use License\n\n### What you may do\n\n- look\n- read"} />,
  "no sections": <Policy body="A paragraph with [a link](/about)." />,
};
