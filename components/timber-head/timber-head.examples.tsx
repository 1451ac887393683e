import { ClientGround } from "../client-ground/client-ground.tsx";
import { useExampleProject } from "../example-project.tsx";
import { TimberHead } from "./timber-head.tsx";

function Head() {
  const { data } = useExampleProject("");
  return (
    <ClientGround colour="#12382b" className="case-study timber">
      <TimberHead
        heading="HMW"
        lead="Three letters joined like good woodwork."
        mark={data.board.logo}
        picture={data.cover}
        facts={[{ label: "Client", value: "HMW" }]}
      />
    </ClientGround>
  );
}

export const examples = { mark: <Head /> };
