import { ClientGround } from "../client-ground/client-ground.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { TimberJoint } from "./timber-joint.tsx";

export const examples = {
  joint: (
    <WithPictures>
      {(at) => (
        <ClientGround colour="#12382b" className="timber">
          <TimberJoint
            {...at(0)}
            label="Our Solution"
            heading="Branding Creative"
            ground="#dccba8"
            ink="#12382b"
          >
            <div>
              <p>Three letters made of uprights can end up as a fence.</p>
            </div>
          </TimberJoint>
        </ClientGround>
      )}
    </WithPictures>
  ),
};
