import type { Enquiry } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/**
 * Returns the address of the contact page that begins an enquiry: `scripts/enquiry-form.ts` chooses its service and
 * begins its message. Without scripts the form is empty.
 */
export function useEnquiryLink(): (enquiry: Enquiry | undefined) => string {
  const { content, link } = useSite();
  const contact = link(content.contact);
  return (enquiry) => {
    if (!enquiry) return contact;
    const { need, message } = enquiry;
    return `${contact}?${new URLSearchParams({ need: need.contentValue, message })}`;
  };
}
