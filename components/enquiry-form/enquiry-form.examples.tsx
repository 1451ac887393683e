import { EnquiryForm } from "./enquiry-form.tsx";

export const examples = {
  form: (
    <div className="wrap">
      <EnquiryForm prefix="example" />
    </div>
  ),
};
