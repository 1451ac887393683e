import { type ImageFile, Picture } from "../../generator/site.tsx";
import type { SignGrounds } from "../road-sign/road-sign.tsx";

/** A clover around 0, 22 units wide, and its leaf at the lower right. */
export const leaf = "M0 0c.7 5 .9 8.5 3.2 10.8A5.4 5.4 0 0 0 10.8 3.2C8.5.9 5 .7 0 0";
export const clover = `M0 0c5-.7 8.5-.9 10.8-3.2A5.4 5.4 0 0 0 3.2-10.8C.9-8.5.7-5 0 0${leaf.slice(4)}c-5 .7-8.5.9-10.8 3.2A5.4 5.4 0 0 0-3.2 10.8C-.9 8.5-.7 5 0 0c-.7-5-.9-8.5-3.2-10.8A5.4 5.4 0 0 0-10.8-3.2C-8.5-.9-5-.7 0 0`;

const lamps = ["4%", "15%", "85%", "96%"];

/** The far ones and the near ones, translucent. */
const hills = [
  "M-1300 0v-60q260-90 520-50t480-20q300-80 620 10t420-10q300-60 560 40V0z",
  "M-1300 0v-20q300-70 620-30t560 10 540-50q400-60 880 60V0z",
];

/** Beside the signs. */
const stars = [
  ["4%", "18%"],
  ["8%", "33%"],
  ["5.5%", "52%"],
  ["93%", "45%"],
  ["96%", "58%"],
];

/**
 * The sky, the hills and lamps, which stay in the window behind everything in an element with the
 * class `road-scene`. As it scrolls by, dusk falls and the lights are switched on.
 */
export function RoadSky({
  day,
  grounds: { logo, road, light },
}: {
  /** The ground of the element. */
  day: string;
  grounds: SignGrounds;
}) {
  return (
    <div className="road-scene__sky">
      <svg aria-hidden="true" className="road-scene__fade">
        <rect width="100%" height="100%" fill={road} />
      </svg>
      <svg aria-hidden="true" className="road-scene__view">
        <g className="road-scene__day">
          <rect width="100%" height="100%" fill={day} />
          <g className="road-scene__night">
            <rect width="100%" height="100%" fill={road} />
            <rect width="100%" height="100%" fill={logo} className="road-scene__horizon" />
            <rect width="100%" height="100%" fill={logo} className="road-scene__glow" />
            <g className="road-scene__light road-scene__stars">
              {stars.map(([x, y]) => (
                <svg aria-hidden="true" key={x} x={x} y={y} overflow="visible">
                  <path fill={day} d={clover} />
                </svg>
              ))}
            </g>
            <svg aria-hidden="true" x="94.5%" y="16%" overflow="visible">
              <path
                fill={day}
                className="road-scene__moon"
                d="M22-51.5a56 56 0 1 1-73.5 73.5A56 56 0 0 0 22-51.5"
              />
            </svg>
          </g>
        </g>
        <svg aria-hidden="true" x="50%" y="100%" overflow="visible">
          <g className="road-scene__dusk">
            {[100, 70, 56, 44, 34, 25].map((y) => (
              <rect key={y} x="-50%" y={`-${y}%`} width="100%" height="100%" />
            ))}
          </g>
          {hills.map((d) => (
            <path key={d} d={d} fill={logo} fillOpacity=".4" />
          ))}
        </svg>
        {lamps.map((x) => (
          <svg aria-hidden="true" key={x} x={x} y="100%" overflow="visible" className="road-scene__lamp">
            <g className="road-scene__light">
              <path fill={light} className="road-scene__beam" d="M-16-206h32L56 0h-112z" />
              <path fill={light} d="M-18-206h36v5h-36z" />
            </g>
            <path fill={logo} d="M-22-214h44v8h-44zM-2.5-201h5V0h-5z" />
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** The road at the lower edge of the window, on which a vehicle drives from sign to sign to the last one; they stand behind it. */
export function Road({
  grounds: { logo, road, light },
  vehicle,
}: {
  grounds: SignGrounds;
  /** Seen from the side, on its lower edge. */
  vehicle: { file: ImageFile; alt: string };
}) {
  return (
    <div className="road-scene__lane">
      <div className="road-scene__road">
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={road} />
          <line y1="-3" x2="100%" y2="-3" stroke={logo} />
          <line y1="92%" x2="100%" y2="92%" stroke={light} className="road-scene__dashes" />
        </svg>
        <div className="road-scene__vehicle">
          <svg aria-hidden="true" viewBox="0 0 100 40" className="road-scene__light">
            <path fill={light} className="road-scene__beam" d="M0 15 100 0v40L0 22z" />
          </svg>
          <Picture {...vehicle} />
        </div>
      </div>
    </div>
  );
}
