import { ClientGround } from "../client-ground/client-ground.tsx";
import { AskAnswer } from "./ask-answer.tsx";

export const examples = {
  light: (
    <ClientGround colour="#FFE7B3" className="section">
      <AskAnswer />
    </ClientGround>
  ),
  dark: (
    <ClientGround colour="#3A1330" ink="#FFE7B3" className="section">
      <AskAnswer />
    </ClientGround>
  ),
};
