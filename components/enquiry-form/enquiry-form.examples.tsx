import { EnquiryForm } from "./enquiry-form.tsx";

export const examples = { form: <EnquiryForm prefix="example" /> };
