import { WithPictures } from "../with-pictures.tsx";
import { WorkCards } from "./work-card.tsx";

function Example({ titles, id = "" }: { titles: string[]; id?: string }) {
  return (
    <WithPictures>
      {(at) => (
        <WorkCards
          indigo="#121e45"
          cards={titles.map((title, index) => ({
            title,
            id: index === 0 && id ? id : `example-${titles.length}-${index}`,
            picture: at(index),
            ground: "#e8974b",
          }))}
        />
      )}
    </WithPictures>
  );
}

const title = "Real Estate Project";

export const examples = {
  "with a page": <Example titles={["Food Delivery Application", title]} id="food_delivery" />,
  one: <Example titles={[title]} />,
  long: <Example titles={["Rindfleischetikettierungsüberwachungsgesellschaft", title]} />,
};
