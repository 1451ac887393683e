import { Pictogram } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** The industries of the clients, as pictograms with names, in rows between stitches. */
export function Industries({ heading }: { heading: string }) {
  const { industries } = useSite().content.industries.data;
  return (
    <section className="section industries-section lazy-section">
      <div className="wrap industries">
        <h2>{heading}</h2>
        <ul>
          {industries.map(({ name, icon }) => (
            <li key={name}>
              <Pictogram name={icon} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
