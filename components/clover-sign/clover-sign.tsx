import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { clover, leaf } from "../road-scene/road-scene.tsx";
import { type SignGrounds, SignPanels } from "../road-sign/road-sign.tsx";

/** A sign about the mark, and the mark: a clover on a post, whose leaf is switched on at dusk. */
export function CloverSign({ grounds, children }: { grounds: SignGrounds; children: ReactNode }) {
  return (
    <section className="clover-sign">
      <SignPanels grounds={grounds} isLit>
        <ClientGround colour={grounds.logo} className="clover-sign__text">
          {children}
        </ClientGround>
      </SignPanels>
      <svg aria-hidden="true" viewBox="-12 -12 24 24" overflow="visible">
        <path stroke={grounds.logo} strokeWidth="1.4" d="M0 0v40" />
        <path stroke={grounds.road} strokeWidth="2" strokeLinejoin="round" d={clover} />
        <path fill="#fff" d={clover} />
        <path fill={grounds.light} className="road-scene__light" d={leaf} />
      </svg>
    </section>
  );
}
