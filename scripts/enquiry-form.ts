import { whenActivated } from "./when-activated.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The enquiry form: shows the site's own messages instead of the browser's, sends an enquiry only once if the button is
 * pressed repeatedly, and stores a draft of the typed text. The rules and their messages are in the HTML: the
 * attributes of each control and its `data-message`.
 */
export function startEnquiryForms(): void {
  if (document.querySelector("[data-enquiry-sent]")) whenActivated(() => saveDraft({}));
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-enquiry-form]")) startForm(form);
}

function startForm(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<Control>("[data-message]")];
  const mistakes = form.querySelector("[data-mistakes]") as HTMLElement;
  const [heading, list] = mistakes.querySelectorAll("p, ul") as unknown as [Element, Element];
  const offline = form.querySelector("[data-offline]") as HTMLElement;
  const button = form.querySelector("[type=submit]") as HTMLElement;
  const label = button.firstElementChild as HTMLElement;
  const submitLabel = label.textContent;
  const title = document.title.replace(`${form.dataset.titlePrefix} `, "");
  const begun = new URLSearchParams(location.search);
  let isSending = false;

  form.noValidate = true;
  // Not while the page is prerendered: the visitor may still be typing on the page before it.
  whenActivated(() => {
    const draft = readDraft();
    // A link such as "Choose Advance" fills in the form. Its service overrides the draft, its message does not; only the
    // sentence of a plan that was chosen before is replaced.
    const sentence = begun.get("message");
    if (sentence && draft.begun) {
      draft.message = draft.message?.replace(draft.begun, () => sentence) ?? "";
      saveDraft({ ...draft, begun: sentence });
    }
    for (const control of controls) {
      const values = [draft[control.name], begun.get(control.name)];
      if (control.type === "select-one") values.reverse();
      control.value ||= values.find(Boolean) ?? "";
    }
  });

  function hasError(control: Control): boolean {
    return control.ariaInvalid === "true";
  }

  /** Shows or removes the message beside a control. */
  function showError(control: Control, isWrong: boolean): void {
    const message = document.getElementById(`${control.id}-message`) as HTMLElement;
    const text = message.lastElementChild as Element;
    message.hidden = !isWrong;
    text.textContent = (isWrong && control.dataset.message) || "";
    control.ariaInvalid = isWrong ? "true" : null;
    if (isWrong) control.setAttribute("aria-describedby", message.id);
    else control.removeAttribute("aria-describedby");
  }

  /** Updates the error summary above the form: a link to each invalid control. */
  function summarize(): void {
    const invalid = controls.filter(hasError);
    const headings: string[] = JSON.parse(mistakes.dataset.mistakes ?? "[]");
    mistakes.hidden = invalid.length === 0;
    heading.textContent = headings[Math.min(invalid.length, headings.length) - 1] ?? "";
    list.replaceChildren(
      ...invalid.map((control) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = `#${control.id}`;
        link.textContent = control.dataset.message ?? "";
        link.addEventListener("click", (event) => {
          event.preventDefault();
          control.focus();
        });
        item.append(link);
        return item;
      }),
    );
    showInTitle();
  }

  /** Adds "Error:" to the title while an invalid control is visible, which it is not in a closed dialog. */
  function showInTitle(): void {
    const hasVisibleError = [...document.querySelectorAll("[data-enquiry-form] [aria-invalid]")].some(
      (control) => control.getClientRects().length > 0,
    );
    document.title = hasVisibleError ? `${form.dataset.titlePrefix} ${title}` : title;
  }
  const dialog = form.closest("dialog");
  dialog?.addEventListener("focusin", showInTitle);
  dialog?.addEventListener("close", showInTitle);

  form.addEventListener("input", ({ target }) => {
    const control = controls.find((candidate) => candidate === target);
    if (!control) return;
    saveDraft({
      since: String(Date.now()),
      begun: begun.get("message") ?? "",
      ...readDraft(),
      [control.name]: control.value,
    });
    if (!hasError(control) || isInvalid(control)) return;
    showError(control, false);
    summarize();
  });

  form.addEventListener("submit", (event) => {
    if (isSending) return event.preventDefault();
    for (const control of controls) showError(control, isInvalid(control));
    summarize();
    const isComplete = !controls.some(hasError);
    offline.hidden = !isComplete || navigator.onLine;
    if (isComplete && navigator.onLine) {
      isSending = true;
      fillInForMailer(form);
      button.ariaDisabled = "true";
      label.textContent = form.dataset.sending ?? submitLabel;
      // No event reports that the visitor stopped loading, or that the response had no content. An enquiry that is sent
      // again has the same token.
      setTimeout(allowSending, 10_000);
    } else {
      event.preventDefault();
      (isComplete ? offline : mistakes).focus();
    }
  });

  // Also runs when the browser restores this page from the back/forward cache.
  addEventListener("pageshow", allowSending);

  function allowSending(): void {
    isSending = false;
    button.ariaDisabled = null;
    label.textContent = submitLabel;
  }
}

/** Native validity, and one rule that HTML lacks: a required field must not be blank. */
function isInvalid(control: Control): boolean {
  return !control.validity.valid || (control.required && control.value.trim() === "");
}

/**
 * Fills in the hidden fields of the mailer, if the form has them: a token, which stays the same when an enquiry is sent
 * again, and the seconds since the first key press, or since the page was opened if that is longer: with a chosen plan and
 * the browser's autofill, the first key press may be the last. Token and first key press are part of the draft.
 */
function fillInForMailer(form: HTMLFormElement): void {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`);
  const token = field("token");
  const seconds = field("seconds");
  if (token) {
    // randomUUID needs HTTPS; without a token the mailer compares the enquiries themselves.
    token.value = readDraft().token || token.value || (crypto.randomUUID?.() ?? "");
    saveDraft({ ...readDraft(), token: token.value });
  }
  const { since } = readDraft();
  if (seconds && since)
    seconds.value = String(Math.round(Math.max(performance.now(), Date.now() - Number(since)) / 1000));
}

/* The draft: typed values by field name, stored for this tab until the enquiry has arrived --------------------- */

function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem("enquiry") ?? "{}");
  } catch {
    return {};
  }
}

function saveDraft(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem("enquiry", JSON.stringify(draft));
  } catch {
    // Storage is disabled: the browser itself may restore the fields.
  }
}
