import type { EnquiryField } from "../../content/schemas.ts";
import { SubmitButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { keepTogether } from "../keep-together.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/**
 * The enquiry form of the contact page and of the quote dialog. Without scripts the browser validates it;
 * `scripts/enquiry-form.ts` shows the site's own messages instead.
 *
 * @param prefix makes ids unique where a page has two forms
 */
export function EnquiryForm({ prefix }: { prefix: string }) {
  const { enquiryForm, site } = useSite().content;
  const { fields, mistakes, offline, privacy, promise, sending, submit, trap } = enquiryForm.data;
  const { enquiries, offices } = site.data;
  const { phone } = offices[0];
  return (
    <form
      className="enquiry-form"
      method="post"
      action={enquiries.address}
      data-enquiry-form=""
      data-sending={sending}
      data-title-prefix={mistakes.titlePrefix}
    >
      <div
        className="enquiry-form__notice"
        role="alert"
        tabIndex={-1}
        hidden
        data-mistakes={JSON.stringify(mistakes.headings)}
      >
        <Icon name="warn" />
        <div>
          <p />
          <ul />
        </div>
      </div>
      <div className="enquiry-form__notice" role="alert" tabIndex={-1} hidden data-offline="">
        <Icon name="warn" />
        <p>
          {offline} <a href={phoneHref(phone)}>{phone}</a>.
        </p>
      </div>
      {fields.map((field) => (
        <Field key={field.name} field={field} id={`${prefix}-${field.name}`} />
      ))}
      {enquiries.hiddenFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {enquiries.ownMailer && <MailerFields id={`${prefix}-trap`} label={trap} />}
      <div className="enquiry-form__end">
        <SubmitButton>{submit}</SubmitButton>
        <p>
          {keepTogether(promise)}
          <br />
          {privacy}
        </p>
      </div>
    </form>
  );
}

/**
 * Fields for the site's own mailer (`mailer/check-enquiry.ts`). The script fills in two: a token that identifies the
 * enquiry, and the seconds since the first key press. The third is a honeypot: hidden from people, filled in by bots.
 */
function MailerFields({ id, label }: { id: string; label: string }) {
  return (
    <>
      <input type="hidden" name="token" />
      <input type="hidden" name="seconds" />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={id}>{label}</label>
        <input id={id} name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** A label, its control, and the element for its message. */
function Field({ field, id }: { field: EnquiryField; id: string }) {
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    "data-message": field.message,
  };
  return (
    <div className="enquiry-form__field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === "choice" ? (
        <select {...attributes}>
          <option value="">{field.placeholder}</option>
          {field.options?.map((option, index) => {
            const label = field.optionLabels?.[index];
            return (
              <option key={option} value={label && option}>
                {label ?? option}
              </option>
            );
          })}
        </select>
      ) : field.kind === "long text" ? (
        <textarea {...attributes} rows={4} maxLength={field.maxLength} enterKeyHint="enter" />
      ) : (
        <input {...attributes} {...inputKinds[field.kind]} maxLength={field.maxLength} enterKeyHint="next" />
      )}
      <p className="enquiry-form__message" id={`${id}-message`} hidden>
        <Icon name="warn" />
        <span />
      </p>
    </div>
  );
}

/** Attributes by the kind of field. The patterns reject blank values, and e-mail domains without a dot. */
const inputKinds = {
  text: { type: "text", pattern: ".*\\S.*" },
  email: { type: "email", inputMode: "email", pattern: "[^@]+@[^@]+\\.[^@.]+" },
  phone: { type: "tel", inputMode: "tel", pattern: ".*\\S.*" },
} as const;
