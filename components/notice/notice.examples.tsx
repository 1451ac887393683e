import { ButtonLink } from "../button/button.tsx";
import { Notice } from "./notice.tsx";

export const examples = {
  notFound: (
    <Notice block={{ shape: "half", kit: "k5" }} otherHalf="k2" heading="This page is missing.">
      <p className="lead">The address may be mistyped.</p>
      <ButtonLink href="#">Go to the home page</ButtonLink>
    </Notice>
  ),
};
