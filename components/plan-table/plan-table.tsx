import type { Pricing } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { columns } from "../columns.ts";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";
import { middleOf, planKit } from "./plan-art.tsx";

/** So many columns fit beside each other; a table with more scrolls in its own box. */
const columnsThatFit = 4;

/**
 * Plans in one table, the middle one on marigold, the rows in groups. On phones the names of the plans are sticky: radio
 * buttons, which choose the plan that is shown in full and marked in all rows, without scripts. In wide windows a second,
 * compact head is sticky while the table scrolls.
 */
export function PlanTable({ pricing }: { pricing: Pricing }) {
  const labels = useSite().content.labels.data.pricing;
  const { plans, groups } = pricing;
  const middle = middleOf(plans);
  const column = (index: number) => (index === middle ? "stitch-left plan-table__middle" : "stitch-left");
  return (
    <div
      className={`plan-table wrap ${columns(plans.length, 3)} ${plans.length > columnsThatFit ? "plan-table--wide" : ""}`.trim()}
    >
      <fieldset className="plan-table__pick">
        <legend className="visually-hidden">{labels.plan}</legend>
        {plans.map(({ name, price }, index) => (
          <label key={name} className={planKit(plans, index)}>
            <input type="radio" name="plan" defaultChecked={index === middle} />
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
        {plans.map(({ name, price }, index) => (
          <p key={name} className={column(index)}>
            {name}{" "}
            <span>
              <Price price={price} />
            </span>
          </p>
        ))}
      </div>
      <table>
        <caption className="visually-hidden">{pricing.caption}</caption>
        <PlanHeads pricing={pricing} />
        {groups.map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {heading}
                {/* Phones: the names of the columns, which screen readers have from the head of the table. */}
                <span className="plan-table__names" aria-hidden="true">
                  {plans.map(({ name }) => (
                    <span key={name}>{name}</span>
                  ))}
                </span>
              </th>
            </tr>
            {rows.map(({ label, note, cells }) => (
              <tr key={label}>
                <th scope="row">
                  {label} {note && <small>{note}</small>}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={column(index)}>
                    <Cell value={cell} yes={labels.yes} no={labels.no} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The head of the table: what the prices leave out, and for each plan its price and button. */
function PlanHeads({ pricing }: { pricing: Pricing }) {
  const { labels, site } = useSite().content;
  const enquiryLink = useEnquiryLink();
  const { phone } = site.data.offices[0];
  const { plans, note, between } = pricing;
  return (
    <thead>
      <tr>
        <td>
          <p>{note}</p>
          <p>
            {between}{" "}
            <a className="keep-together" href={phoneHref(phone)}>
              {phone}
            </a>
          </p>
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

function Cell({ value, yes, no }: { value: string; yes: string; no: string }) {
  if (value === "yes") return <span className="plan-table__yes">{yes}</span>;
  if (value === "no") return <span className="plan-table__no">{no}</span>;
  return /^\d+(–\d+)?$/.test(value) ? <span className="plan-table__figure">{value}</span> : value;
}
