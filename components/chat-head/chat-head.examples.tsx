import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { ChatHead } from "./chat-head.tsx";

const facts = [
  { label: "Client", value: "My Techvisor" },
  { label: "Category", value: "Website, Digital Marketing" },
];

export const examples = {
  conversation: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#FFC7A3" ink="#0B1745">
          <ChatHead
            heading="My Techvisor"
            lead="A mark that listens, a website that asks first, and posts that blame the printer."
            picture={{ ...at(2), caption: "The advisor, its question and the line it answers on." }}
            facts={facts}
            loud="#2149E8"
          />
        </ClientGround>
      )}
    </WithPictures>
  ),
  long: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#FFC7A3" ink="#0B1745">
          <ChatHead
            heading="Rindfleischetikettierungsüberwachungsgesellschaft"
            lead="A sentence without a pause that does not stop where one expects it to because somebody had more to say about this project than a message was made for."
            picture={at(0)}
            facts={facts}
            loud="#0B1745"
          />
        </ClientGround>
      )}
    </WithPictures>
  ),
};
