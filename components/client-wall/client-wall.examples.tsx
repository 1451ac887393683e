import { ClientWall } from "./client-wall.tsx";

export const examples = {
  wall: (
    <section className="clients-section">
      <div>
        <ClientWall yours="Yours here?" />
      </div>
    </section>
  ),
};
