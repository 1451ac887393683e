import { WithPictures } from "../with-pictures.tsx";
import { WorkBegun } from "./work-begun.tsx";

function Example({
  count,
  title = "Real Estate Project",
  sign,
}: {
  count: number;
  title?: string;
  sign?: string;
}) {
  return (
    <WithPictures>
      {(at) => (
        <WorkBegun
          indigo="#121e45"
          cards={Array.from({ length: count }, (_, index) => ({
            title,
            id: `begun-${count}-${index}`,
            picture: at(index),
            ground: index % 2 ? "#2e3192" : "#e8974b",
            sign,
          }))}
        />
      )}
    </WithPictures>
  );
}

export const examples = {
  one: <Example count={1} sign="food" />,
  three: <Example count={3} sign="coins" />,
  four: <Example count={4} />,
  twelve: <Example count={12} sign="house" />,
  long: <Example count={2} title="Rindfleischetikettierungsüberwachungsgesellschaft" sign="chair" />,
};
