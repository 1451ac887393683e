import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";

/**
 * Over a plan of five weeks: the days that are sewn, and the leaf, which goes on from day to day by scroll along the thread
 * of the plan, from the third week to the flag on the last day.
 */
export function PlanBlock({ sewn, eager }: { sewn: ImageFile; eager: boolean }) {
  return (
    <div className="plan-block">
      <Picture file={sewn} alt="" eager={eager} />
      <Block shape="maple1" kit="k3" />
    </div>
  );
}
