import { Block } from "../block/block.tsx";
import { EnquiryForm } from "../enquiry-form/enquiry-form.tsx";
import { Icon } from "../icon/icon.tsx";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/** The enquiry form as a dialog over the current page. `scripts/quote-dialog.ts` opens it from `data-quote` links. */
export function QuoteDialog() {
  const { content } = useSite();
  const { dialog } = content.enquiryForm.data;
  const { phone } = content.site.data.offices[0];
  return (
    <dialog className="quote-dialog" id="quote" aria-labelledby="quote-heading">
      <div className="quote-dialog__inside">
        {/* First in the dialog, so that it has the focus when the dialog opens. */}
        <button
          className="icon-square quote-dialog__close"
          type="button"
          aria-label={dialog.close}
          data-close=""
        >
          <Icon name="x" />
        </button>
        <div className="quote-dialog__side ground-marigold">
          <div className="quote-dialog__blocks">
            <Block shape="maple1" kit="k3" />
            <Block shape="bloom" kit="k2" />
          </div>
          <h2 id="quote-heading">{dialog.heading}</h2>
          <p>{keepTogether(dialog.lead)}</p>
          <p className="quote-dialog__call">
            {dialog.ratherTalk} <a href={phoneHref(phone)}>{phone}</a>
          </p>
        </div>
        <div className="quote-dialog__form">
          <EnquiryForm prefix="quote" />
        </div>
      </div>
    </dialog>
  );
}
