import { ClientGround } from "../client-ground/client-ground.tsx";
import { useExampleProject } from "../example-project.tsx";
import { Conversation } from "./conversation.tsx";

function Example({ body }: { body: string }) {
  return (
    <ClientGround colour="#FFD52E" ink="#371B58" className="case-study">
      <Conversation entry={useExampleProject(body)} loud="#BCA3F2" fresh="#FFF3B8" />
    </ClientGround>
  );
}

const word = "Rindfleischetikettierungsüberwachungsgesellschaft";

export const examples = {
  "four parts": (
    <Example
      body={
        "What broke?\n\n> The printer.\n\n---\n\nAnd now?\n\n---\n\n> It prints, in four colours.\n\n---\n\nThen tell the others."
      }
    />
  ),
  long: (
    <Example body={`> ${word}: a message of one long word and of a few more, which takes several lines.`} />
  ),
};
