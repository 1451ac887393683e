import { type ImageFile, Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import type { SignGrounds } from "../road-sign/road-sign.tsx";

/** The question that ends a case study, beside a pump that shows the phone number and fills the vehicle. */
export function RoadAsk({
  grounds: { road, light },
  pump,
  vehicle,
}: {
  grounds: SignGrounds;
  pump?: ImageFile | undefined;
  vehicle?: ImageFile | undefined;
}) {
  return (
    <ClientGround colour={road} ink={light} className="road-ask">
      <AskQuestion />
      <AskAnswer tiesArticles />
      {pump && <Picture file={pump} alt="" className="road-ask__pump" />}
      {vehicle && <Picture file={vehicle} alt="" className="road-ask__vehicle" />}
      <svg aria-hidden="true" viewBox="0 0 174 152" className="road-ask__hose">
        <path d="M0 64C70-6 166 20 166 150" pathLength="1" stroke={light} />
        <path d="M166 112v38" pathLength="1" stroke="#fff" />
      </svg>
    </ClientGround>
  );
}
