import { ClientWall } from "./client-wall.tsx";

export const examples = {
  wall: (
    <section className="clients-section">
      <ClientWall yours="Yours here?" />
    </section>
  ),
};
