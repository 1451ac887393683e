import { PageHead } from "./page-head.tsx";

export const examples = {
  plain: <PageHead heading="Our team" lead="Seven leaders, two time zones, one table." />,
  blocks: (
    <PageHead
      heading="Portfolio"
      lead="Eight brands, each with its own voice."
      ground="k5"
      blocks={[
        { shape: "bloom", kit: "k2" },
        { shape: "geese", kit: "k4" },
        { shape: "petal", kit: "k6" },
        { shape: "maple1", kit: "k3" },
        { shape: "arch", kit: "k1" },
        { shape: "jaali", kit: "k8" },
        { shape: "star", kit: "k4" },
      ]}
    />
  ),
  wide: <PageHead heading="Two tables, one cloth" lead="One table stands in Toronto." ground="k6" />,
};
