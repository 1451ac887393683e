import { WithPictures } from "../with-pictures.tsx";
import { ChatAsk } from "./chat-ask.tsx";

export const examples = {
  plain: <ChatAsk grounds={["#FFC7A3", "#2149E8"]} />,
  motif: (
    <WithPictures>
      {(at) => <ChatAsk grounds={["#FFC7A3", "#2149E8"]} ink="#0B1745" motif={at(0).file} />}
    </WithPictures>
  ),
};
