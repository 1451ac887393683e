import { ButtonLink } from "../button/button.tsx";
import { MissingPatch } from "../missing-patch/missing-patch.tsx";
import { Notice } from "./notice.tsx";

export const examples = {
  notFound: (
    <Notice art={<MissingPatch />} heading="This page is missing.">
      <p className="lead">The address may be mistyped.</p>
      <ButtonLink href="#">Go to the home page</ButtonLink>
    </Notice>
  ),
};
