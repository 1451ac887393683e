import { type ImageFile, Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import type { Lettering } from "../lettered.tsx";
import { clover, leaf } from "../road-scene/road-scene.tsx";
import { type SignGrounds, SignPanels } from "../road-sign/road-sign.tsx";

const pumps = ["34%", "66%"];

/** Whose hose reaches the vehicle of the `Road`, where that ends. */
const filling = pumps[1];

/** The question that ends a case study on the lit roof of a station, which lights its pumps. */
export function RoadAsk({
  grounds,
  motif,
  lettering,
}: {
  grounds: SignGrounds;
  motif?: ImageFile | undefined;
  lettering?: Lettering | undefined;
}) {
  return (
    <section className="road-ask">
      <SignPanels grounds={grounds} isLit>
        <ClientGround colour={grounds.logo} className="road-ask__question">
          <AskQuestion lettering={lettering} />
          {motif && <Picture file={motif} alt="" />}
        </ClientGround>
        <ClientGround colour={grounds.road} ink={grounds.light} className="road-ask__answer">
          <AskAnswer tiesArticles />
        </ClientGround>
      </SignPanels>
      <svg aria-hidden="true" className="road-ask__station">
        {["8.5%", "89.5%"].map((x) => (
          <rect key={x} x={x} width="2%" height="100%" fill={grounds.logo} />
        ))}
        {pumps.map((x) => (
          <svg
            aria-hidden="true"
            key={x}
            x={x}
            y="100%"
            width="1em"
            height="1em"
            viewBox="0 0 100 100"
            overflow="visible"
          >
            <g>
              <path fill={grounds.light} className="road-scene__beam" d="M-30-280h60L104 0h-208z" />
              {x === filling ? (
                <g fill="none" transform="translate(36-116)">
                  <path
                    stroke="#fff"
                    strokeWidth="6"
                    className="road-ask__hose"
                    d="M0 0c40-16 48 34 48 120"
                  />
                  <g className="road-ask__nozzle" transform="translate(48 116)">
                    <path stroke="#fff" strokeWidth="6" d="M0 0v16q0 10 10 10h10" />
                    <path fill={grounds.light} d="M-8-8H8v20H-8z" />
                  </g>
                </g>
              ) : (
                <path
                  fill="none"
                  stroke={grounds.road}
                  strokeWidth="6"
                  d="M36-116h10q10 0 10 12v56q0 14-10 14t-10-14"
                />
              )}
              <path fill="#fff" d="M-35-100h70v90h-70z" />
              <path fill={grounds.logo} d="M-36-150h72v52h-72zM-44-14h88V0h-88z" />
              <Display ground={grounds.road} lines={grounds.light} />
              {x === filling && (
                <g className="road-ask__display">
                  <Display ground={grounds.light} lines={grounds.road} />
                </g>
              )}
              <g transform="translate(0-124)scale(1.75)">
                <path fill="#fff" d={clover} />
                <path fill={grounds.light} d={leaf} />
              </g>
            </g>
          </svg>
        ))}
      </svg>
    </section>
  );
}

/** The display of a pump, with two lines. */
function Display({ ground, lines }: { ground: string; lines: string }) {
  return (
    <>
      <path fill={ground} d="M-24-88h48v34h-48z" />
      <path fill={lines} d="M-15-80h30v6h-30zM-15-68h30v6h-30z" />
    </>
  );
}
