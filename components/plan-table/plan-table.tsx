import type { Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { ButtonLink } from "../button/button.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";
import { KeywordField } from "./keyword-field.tsx";

type Plan = Pricing["plans"][number];

/** One block for each design idea; larger plans include more of them. */
const ideaBlocks = [
  { shape: "bloom", kit: "k2" },
  { shape: "maple1", kit: "k3" },
  { shape: "petal", kit: "k6" },
] as const;

/**
 * Three plans in one table. On phones, three radio buttons choose the column, without scripts; in wide windows a second,
 * compact head is sticky while the table scrolls.
 */
export function PlanTable({ pricing }: { pricing: Pricing }) {
  const { content, link } = useSite();
  const labels = content.labels.data.pricing;
  const { phone } = content.site.data.offices[0];
  const { plans, rows } = pricing;
  return (
    <div className="plan-table wrap">
      <fieldset className="plan-table__pick">
        <legend className="visually-hidden">{labels.plan}</legend>
        {plans.map(({ name, price }, index) => (
          <label key={name}>
            <input type="radio" name="plan" defaultChecked={index === 1} />
            <span>
              {name}{" "}
              <small>
                <Price price={price} />
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {/* The sticky head repeats the text of the table's head, which covers it until the table scrolls. */}
      <div className="plan-table__bar stitch-bottom" aria-hidden="true">
        <div />
        {plans.map(({ name, price }) => (
          <p key={name} className="stitch-left">
            {name}{" "}
            <span>
              <Price price={price} />
            </span>
          </p>
        ))}
      </div>
      <table>
        <caption className="visually-hidden">{pricing.caption}</caption>
        <thead>
          <tr>
            <td>
              <p>{pricing.note}</p>
              <p>
                {pricing.between}{" "}
                <a className="keep-together" href={phoneHref(phone)}>
                  {phone}
                </a>
              </p>
            </td>
            {plans.map((plan) => (
              <th key={plan.name} scope="col" className="stitch-left">
                {pricing.counts === "ideas" ? <Ideas plan={plan} /> : <KeywordField lit={plan.count} />}
                {/* Not a heading: HTML does not allow one inside th. */}
                <p className="plan-table__name">{plan.name}</p>
                <p>{plan.tagline}</p>
                <p className="plan-table__price">
                  <Price price={plan.price} />
                </p>
                <p>{plan.billing}</p>
                <ButtonLink href={link(content.contact)} small>
                  {labels.choose} {plan.name}
                </ButtonLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, cells }) => (
            <tr key={label}>
              <th scope="row">
                {label} {note && <small>{note}</small>}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="stitch-left">
                  <Cell value={cell} yes={labels.yes} no={labels.no} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

/** A block for each idea that the plan includes, and empty squares for the others. */
function Ideas({ plan }: { plan: Plan }) {
  return (
    <div className="plan-table__ideas" aria-hidden="true">
      {ideaBlocks.map((block, index) =>
        index < plan.count ? <Block key={index} {...block} /> : <i key={index} />,
      )}
    </div>
  );
}

function Cell({ value, yes, no }: { value: string; yes: string; no: string }) {
  if (value === "yes") return <span className="plan-table__yes">{yes}</span>;
  if (value === "no") return <span className="plan-table__no">{no}</span>;
  return value;
}
