import { ButtonLink, SubmitButton } from "./button.tsx";

export const examples = {
  link: <ButtonLink href="#">Get started</ButtonLink>,
  secondary: (
    <ButtonLink href="#" secondary>
      See our work
    </ButtonLink>
  ),
  small: (
    <ButtonLink href="#" small>
      Choose Advance
    </ButtonLink>
  ),
  submit: <SubmitButton>Send enquiry</SubmitButton>,
  long: <ButtonLink href="#">Geschwindigkeitsbegrenzungsüberschreitung anfragen und vergleichen</ButtonLink>,
};
