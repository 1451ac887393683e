import { Fragment, type ReactNode } from "react";
import type { Block, Pricing } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { columns } from "../columns.ts";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";
import { PlanBlocks, planKit } from "./plan-art.tsx";
import { planBlock } from "./plan-blocks.ts";

/** So many columns fit beside each other; a table with more scrolls in its own box. */
const columnsThatFit = 4;

/**
 * Plans in one table as wide as the window, each column in the dye of its plan, the rows in groups on grounds in turn. The
 * names of the plans are sticky. On phones each plan is a sheet of cloth below its blocks,
 * and long texts are strips that begin with the names of their plans.
 */
export function PlanTable({ pricing }: { pricing: Pricing }) {
  const { plans, groups, counts } = pricing;
  const manner = plans.length > columnsThatFit ? "plan-table--wide" : columns(plans.length, columnsThatFit);
  return (
    <div className={`plan-table ${manner}`}>
      <Question text={pricing.between} />
      <table>
        <caption className="visually-hidden">{pricing.caption}</caption>
        <PlanHeads pricing={pricing} />
        {groups.map(({ heading, rows }, group) => (
          <tbody key={heading} className={group % 2 === 0 ? "ground-panel" : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {heading}
                {/* Again the heads of the columns, which screen readers have from the head of the table. */}
                <span className="plan-table__names" aria-hidden="true">
                  {plans.map((plan, index) => (
                    <span key={plan.name} className={planKit(plans, index)}>
                      <NameAndPrice plan={plan} />
                    </span>
                  ))}
                </span>
              </th>
            </tr>
            {rows.map(({ label, note, cells }, row) => {
              const isText = cells.some(isLong);
              const ticks = cells.includes("yes") ? "plan-table__ticks" : undefined;
              const drawn = group === 0 && row === 0; // what the plans are about
              return (
                <tr
                  key={label}
                  className={isText ? "plan-table__texts" : drawn ? "plan-table__counts" : ticks}
                >
                  <th scope="row">
                    {breakable(label)} {note && <small>{note}</small>}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={index}
                      className={cell === "no" ? "plan-table__none" : planKit(plans, index)}
                      data-plan={isText ? plans[index]?.name : undefined}
                    >
                      <Cell value={cell} place={row} group={group}>
                        {drawn && <PlanBlocks count={plans[index]?.count ?? 0} counts={counts} />}
                      </Cell>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Whether a text, unlike a figure and its unit, is too long for a narrow column. */
function isLong(cell: string) {
  return !/^\d+(–\d+)?( |$)/.test(cell) && cell.length > 12;
}

function NameAndPrice({ plan }: { plan: Pricing["plans"][number] }) {
  return (
    <>
      {plan.name}{" "}
      <span>
        <Price price={plan.price} />
      </span>
    </>
  );
}

/** A question with the phone number; in wide windows it is in the empty corner of the table. */
function Question({ text }: { text: string }) {
  const { phone } = useSite().content.site.data.offices[0];
  return (
    <div className="plan-table__question ground-panel">
      <p>{text}</p>
      <p>
        <a className="keep-together" href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
    </div>
  );
}

/** The head of the table: for each plan its price and button. */
function PlanHeads({ pricing }: { pricing: Pricing }) {
  const { labels } = useSite().content;
  const enquiryLink = useEnquiryLink();
  const { plans } = pricing;
  return (
    <thead className="ground-panel">
      <tr>
        <td />
        {plans.map((plan, index) => (
          <th key={plan.name} scope="col" className={kitGround(planKit(plans, index))}>
            {/* Not a heading: HTML does not allow one inside th. */}
            <p className="plan-table__name">{plan.name}</p>
            <p>{plan.tagline}</p>
            <p className="plan-table__price">
              <Price price={plan.price} />
            </p>
            <p>{plan.billing}</p>
            <ButtonLink href={enquiryLink(plan.enquiry)} small>
              {labels.data.pricing.choose} {plan.name}
            </ButtonLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Price({ price }: { price: number }) {
  return (
    <>
      <sup>$</sup>
      {price}
    </>
  );
}

/** A text that breaks after its slashes, where it has to. */
function breakable(text: string) {
  return text.split(/(?<=\/)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);
}

/**
 * What a plan includes is a strip of patterned cloth, the same for all plans; what it does not include is an empty place for
 * one.
 */
function Cell({
  value,
  place,
  group,
  children,
}: {
  value: string;
  /** The place of the row in its group. */
  place: number;
  /** The place of the group in the table. */
  group: number;
  /** A drawing of a figure, in place of its beads. */
  children: ReactNode;
}) {
  const { yes, no } = useSite().content.labels.data.pricing;
  if (value === "yes")
    return (
      <span className="plan-table__yes">
        <Strip {...planBlock(place)} />
        {yes}
      </span>
    );
  if (value === "no") return <span className="plan-table__no">{no}</span>;
  const [, figure, unit] = /^(\d+(?:–\d+)?)(?: (.*))?$/.exec(value) ?? [];
  if (figure) {
    return (
      <>
        <span className="plan-table__figure">{figure}</span>{" "}
        {children || ((group > 0 || !unit) && Number(figure) <= 100 && <Tally count={Number(figure)} />)}{" "}
        {unit && <span className="plan-table__unit">{unit}</span>}
      </>
    );
  }
  return value.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " "}
      <span className="plan-table__part">{breakable(part)}</span>
    </Fragment>
  ));
}

/** A block five times in a row; a narrower place shows the first ones. */
function Strip({ shape, kit }: Block) {
  const href = `${useSite().asset("sprites/ui.svg")}#${shape}`;
  return (
    <svg
      className={`block ${kit}`}
      viewBox="0 0 600 120"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {[0, 120, 240, 360, 480].map((x) => (
        <use key={x} href={href} x={x} width="120" height="120" />
      ))}
    </svg>
  );
}

/** A bead for each of a number. Decorative. */
function Tally({ count }: { count: number }) {
  return (
    <span className="plan-table__tally" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} />
      ))}
    </span>
  );
}
