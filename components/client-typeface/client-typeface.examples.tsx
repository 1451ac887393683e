import { ClientTypeface } from "./client-typeface.tsx";

export const examples = {
  own: (
    <ClientTypeface typeface="sora">
      <p>Good IT support is hard to show.</p>
    </ClientTypeface>
  ),
  none: (
    <ClientTypeface typeface={undefined}>
      <p>Good IT support is hard to show.</p>
    </ClientTypeface>
  ),
};
