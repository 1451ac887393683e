import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { ChatVisor } from "./chat-visor.tsx";

export const examples = {
  "a picture in a bubble": (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#FFC7A3" ink="#0B1745">
          {/* It is as wide as the window by the margins of the conversation. */}
          <div className="conversation">
            <ChatVisor
              picture={at(1)}
              colour="#2149E8"
              answer={<p className="conversation__talk">It prints.</p>}
            >
              <div className="conversation__talk">
                <p>What broke?</p>
              </div>
            </ChatVisor>
          </div>
        </ClientGround>
      )}
    </WithPictures>
  ),
};
