import type { ReactNode } from "react";
import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** Lengths of cloth, one for each service, side by side at the right edge of the window. */
export function ServiceCloths({
  services,
  children,
}: {
  services: Entry<Service>[];
  children?: (service: Service, index: number) => ReactNode;
}) {
  return (
    <div className="service-cloths">
      {services.map(({ file, data }, index) => (
        <div key={file} className={kitGround(data.block.kit)}>
          {children?.(data, index)}
        </div>
      ))}
    </div>
  );
}
