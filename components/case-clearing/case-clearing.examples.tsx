import { ClientGround } from "../client-ground/client-ground.tsx";
import { useExampleProject } from "../example-project.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { CaseClearing } from "./case-clearing.tsx";

const facts = [{ label: "Client", value: "Junk Wizard" }];

function Clearing({ things, body }: { things: string[]; body: string }) {
  const entry = useExampleProject(body);
  return (
    <ClientGround colour="#FFF1BA" ink="#371B58" className="case-study">
      <WithPictures>
        {(at) => {
          const emptied = at(0);
          const clearing = { things, alt: "A full garage", emptied, loaded: emptied, leaving: emptied.file };
          return <CaseClearing entry={entry} clearing={clearing} facts={facts} />;
        }}
      </WithPictures>
    </ClientGround>
  );
}

export const examples = {
  garage: (
    <Clearing
      things={["sofa", "tyres", "television", "boxes", "fridge", "lamp", "ladder"]}
      body={"The garage was full.\n\nThen it was not.\n\nWhat is left is a hat with one star."}
    />
  ),
  "three things": <Clearing things={["sofa", "fridge", "lamp"]} body="The garage was nearly empty." />,
};
