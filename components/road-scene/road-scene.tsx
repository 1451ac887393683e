import { type ImageFile, Picture } from "../../generator/site.tsx";
import type { SignGrounds } from "../road-sign/road-sign.tsx";

const lamps = ["4%", "24%", "76%", "96%"];

/**
 * The sky, the hills and a station with its lamps, which stay in the window behind everything in an element with the
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
          <rect width="100%" height="100%" fill={road} className="road-scene__night" />
        </g>
        <g className="road-scene__dusk">
          {["28%", "42%", "54%", "64%", "72%", "79%", "85%"].map((y) => (
            <rect key={y} width="100%" height="100%" y={y} />
          ))}
        </g>
        <circle className="road-scene__sun" cx="88%" cy="16%" r="64" fill={light} />
        <svg aria-hidden="true" x="50%" y="100%" overflow="visible" fill={logo} fillOpacity=".4">
          <path d="M-1300 0v-60q260-90 520-50t480-20q300-80 620 10t420-10q300-60 560 40V0z" />
          <path d="M-1300 0v-20q300-70 620-30t560 10 540-50q400-60 880 60V0z" />
        </svg>
        {lamps.map((x) => (
          <svg aria-hidden="true" key={x} x={x} y="100%" overflow="visible" className="road-scene__lamp">
            <path fill="none" stroke={road} strokeWidth="5" d="M0 0v-206" />
            <path fill={light} fillOpacity=".35" className="road-scene__light" d="M-16-206h32L56 0h-112z" />
            <path fill={road} d="M-22-214h44v8h-44z" />
          </svg>
        ))}
        <svg aria-hidden="true" x="50%" y="100%" overflow="visible" className="road-scene__station">
          <path fill={road} d="M-190-84h12V0h-12zM-6-84H6V0H-6zM178-84h12V0h-12z" />
          <path fill={light} fillOpacity=".45" className="road-scene__light" d="M-220-84h440L250 0h-500z" />
          <path fill={logo} d="M-240-112h480v28h-480zM-114-52h38V0h-38zM76-52h38V0H76z" />
          <path fill={light} d="M-240-92h480v8h-480zM-107-44h24v14h-24zM83-44h24v14H83z" />
        </svg>
      </svg>
      <svg aria-hidden="true" className="road-scene__posts">
        {["2.5%", "92.5%"].map((x) => (
          <rect key={x} x={x} width="5%" height="100%" fill={logo} />
        ))}
        {["6%", "96%"].map((x) => (
          <rect key={x} x={x} width="1.5%" height="100%" fillOpacity=".25" />
        ))}
      </svg>
    </div>
  );
}

/** The road at the lower edge of the window, on which a vehicle drives on from sign to sign; the signs stand behind it. */
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
          <line x2="100%" stroke={logo} />
          <line y1="50%" x2="100%" y2="50%" stroke={light} className="road-scene__dashes" />
        </svg>
        <div className="road-scene__vehicle">
          <svg aria-hidden="true" viewBox="0 0 100 40" className="road-scene__light">
            <path fill={light} fillOpacity=".5" d="M0 15 100 0v40L0 22z" />
          </svg>
          <Picture {...vehicle} />
        </div>
      </div>
    </div>
  );
}
