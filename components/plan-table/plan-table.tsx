import { Fragment, type ReactNode } from "react";
import type { Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { columns } from "../columns.ts";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";
import { phoneHref } from "../phone.ts";
import { areSets } from "../plan-sets/are-sets.ts";
import { useSite } from "../use-site.ts";
import { PlanBlocks, planKit } from "./plan-art.tsx";
import { planBlock } from "./plan-blocks.ts";
import { usePlanLogos } from "./plan-logos.tsx";

/** So many columns fit beside each other; a table with more scrolls in its own box. */
const columnsThatFit = 4;

/**
 * Plans in one table as wide as the window, each column in the dye of its plan, the rows in groups on grounds in turn. The
 * names of the plans are sticky. On phones three plans are columns below their blocks, too. Sets are tables of
 * their own, in PlanSets.
 */
export function PlanTable({ pricing }: { pricing: Pricing }) {
  const { plans, counts } = pricing;
  const tables = pricing.groups.filter((group) => !areSets(pricing, group));
  const logos = usePlanLogos(pricing);
  const manner = plans.length > columnsThatFit ? "plan-table--wide" : columns(plans.length, columnsThatFit);
  return (
    <div className={`plan-table ${manner}`}>
      <table>
        <caption className="visually-hidden">{pricing.caption}</caption>
        <PlanHeads pricing={pricing} />
        {tables.map(({ heading, rows }, group) => (
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
              const ticks = counts === "keywords" && cells.includes("yes") ? "plan-table__ticks" : undefined;
              const drawn = group === 0 && row === 0; // what the plans are about
              return (
                <tr key={label} className={drawn && counts === "ideas" ? "plan-table__counts" : ticks}>
                  <th scope="row">
                    {breakable(label)} {note && <small>{note}</small>}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={index}
                      className={`${planKit(plans, index)} ${cell === "no" ? "plan-table__none" : ""}`.trim()}
                    >
                      <Cell
                        value={cell}
                        hasTally={counts === "keywords"}
                        quilt={counts === "keywords" ? row * quiltWidth : undefined}
                      >
                        {drawn && (
                          <PlanBlocks count={plans[index]?.count ?? 0} counts={counts}>
                            {logos[index]}
                          </PlanBlocks>
                        )}
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

/** More do not fit into a cell. */
const mostBeads = 50;

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

/** A question with the phone number, in the empty corner of the table. */
function Question({ text }: { text: string }) {
  const { phone } = useSite().content.site.data.offices[0];
  return (
    <div className="plan-table__question">
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
        <td>
          <Question text={pricing.between} />
        </td>
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

/** So many blocks are as wide as a column. */
const quiltWidth = 5;

/**
 * What a plan includes is a word, or a row of its quilt; what it does not include is a word on faded cloth.
 */
function Cell({
  value,
  hasTally,
  quilt,
  children,
}: {
  value: string;
  /** The first block of a row of the quilt. */
  quilt: number | undefined;
  /** Whether figures have patches beside them. */
  hasTally: boolean;
  /** A drawing of a figure, in place of its beads. */
  children: ReactNode;
}) {
  const { yes, no } = useSite().content.labels.data.pricing;
  if (value === "yes" && quilt !== undefined)
    return (
      <span className="plan-table__yes">
        <span className="plan-keywords">
          {Array.from({ length: quiltWidth }, (_, place) => (
            <Block key={place} {...planBlock(quilt + place)} />
          ))}
        </span>
        {yes}
      </span>
    );
  if (value === "yes") return yes;
  if (value === "no") return no;
  const [, figure, unit] = /^(\d+(?:–\d+)?)(?: (.*))?$/.exec(value) ?? [];
  if (figure) {
    return (
      <>
        <span className="plan-table__figure">{figure}</span>{" "}
        {children || (hasTally && !unit && Number(figure) <= mostBeads && <Tally count={Number(figure)} />)}{" "}
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

/** A patch for each of a number; of many, a strip for every ten. Decorative. */
function Tally({ count }: { count: number }) {
  const tens = count > 25 ? Math.floor(count / 10) : 0;
  return (
    <span className="plan-table__tally" aria-hidden="true">
      {Array.from({ length: count - tens * 9 }, (_, place) => (
        <i key={place} className={place < tens ? "is-ten" : undefined} />
      ))}
    </span>
  );
}
