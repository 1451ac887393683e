import { ClientGround } from "../client-ground/client-ground.tsx";
import { useExampleProject } from "../example-project.tsx";
import { CaseClearing, ClearingAsk } from "./case-clearing.tsx";

const facts = [{ label: "Client", value: "Junk Wizard" }];

function Clearing({ left, right, body }: { left: string[]; right: string[]; body: string }) {
  const entry = useExampleProject(body);
  return (
    <ClientGround colour="#FFF1BA" ink="#371B58" className="case-study">
      <CaseClearing entry={entry} clearing={{ left, right, alt: "A full garage" }} facts={facts} />
    </ClientGround>
  );
}

function Ask() {
  return <ClearingAsk project={useExampleProject("").data} />;
}

export const examples = {
  garage: (
    <Clearing
      left={["ladder", "boxes", "television", "sofa", "carpet"]}
      right={["treadmill", "fridge", "tyres", "armchair", "lamp"]}
      body={"The garage was full.\n\nThen it was not.\n\nWhat is left is a hat with one star."}
    />
  ),
  "three things": <Clearing left={["sofa"]} right={["fridge", "lamp"]} body="The garage was nearly empty." />,
  question: <Ask />,
};
