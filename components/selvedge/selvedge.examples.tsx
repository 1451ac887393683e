import { Selvedge } from "./selvedge.tsx";

export const examples = {
  section: (
    <Selvedge>
      <section className="ground-soft section">
        <h2 className="wrap">In good company</h2>
      </section>
    </Selvedge>
  ),
};
