import { whenSeen } from "./when-seen.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Our own messages instead of the browser's, one post for one click, and nothing typed is lost. Rules and words
 * are in the HTML: the control's attributes say what is right, its `data-message` what to say if it is not.
 */
export function startEnquiryForms(): void {
  if (document.querySelector("[data-enquiry-sent]")) whenSeen(() => keep(undefined));
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-enquiry-form]")) startForm(form);
}

function startForm(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<Control>("[data-message]")];
  const mistakes = form.querySelector<HTMLElement>("[data-mistakes]");
  const offline = form.querySelector<HTMLElement>("[data-offline]");
  const button = form.querySelector<HTMLElement>("[type=submit]");
  const label = button?.firstElementChild;
  if (!mistakes || !offline || !button || !label) throw new Error("The enquiry form lacks a part.");
  const submitLabel = label.textContent;
  const title = document.title.replace(`${form.dataset.titlePrefix} `, "");
  let isSending = false;

  form.noValidate = true;
  // Only now: until the page is seen, more may be typed on the page before it.
  whenSeen(() => {
    const values = kept();
    for (const control of controls) control.value ||= values[control.name] ?? "";
  });

  function isMarked(control: Control): boolean {
    return control.hasAttribute("aria-invalid");
  }

  /** Shows or removes the message beside a control. */
  function mark(control: Control, wrong: boolean): void {
    const message = document.getElementById(`${control.id}-message`);
    if (!message) return;
    message.hidden = !wrong;
    if (message.lastElementChild)
      message.lastElementChild.textContent = (wrong && control.dataset.message) || "";
    if (wrong) {
      control.setAttribute("aria-invalid", "true");
      control.setAttribute("aria-describedby", message.id);
    } else {
      control.removeAttribute("aria-invalid");
      control.removeAttribute("aria-describedby");
    }
  }

  /** The list above the form, of the controls that are marked. */
  function summarize(): void {
    const marked = controls.filter(isMarked);
    const headings: string[] = JSON.parse(mistakes?.dataset.mistakes ?? "[]");
    const [heading, list] = mistakes?.lastElementChild?.children ?? [];
    if (!mistakes || !heading || !list) return;
    mistakes.hidden = marked.length === 0;
    heading.textContent = headings[Math.min(marked.length, headings.length) - 1] ?? "";
    list.replaceChildren(
      ...marked.map((control) => {
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

  /** Mistakes count in the title as long as they can be seen: not behind a closed dialog. */
  function showInTitle(): void {
    const seen = [...document.querySelectorAll("[data-enquiry-form] [aria-invalid]")].some(
      (control) => control.getClientRects().length > 0,
    );
    document.title = seen ? `${form.dataset.titlePrefix} ${title}` : title;
  }
  const dialog = form.closest("dialog");
  dialog?.addEventListener("focusin", showInTitle);
  dialog?.addEventListener("close", showInTitle);

  form.addEventListener("input", ({ target }) => {
    const control = controls.find((candidate) => candidate === target);
    if (!control) return;
    keep({ since: String(Date.now()), ...kept(), [control.name]: control.value });
    if (!isMarked(control) || isWrong(control)) return;
    mark(control, false);
    summarize();
  });

  form.addEventListener("submit", (event) => {
    if (isSending) return event.preventDefault();
    for (const control of controls) mark(control, isWrong(control));
    summarize();
    const isComplete = !controls.some(isMarked);
    offline.hidden = !isComplete || navigator.onLine;
    if (isComplete && navigator.onLine) {
      isSending = true;
      fillInForMailer(form);
      button.setAttribute("aria-disabled", "true");
      label.textContent = form.dataset.sending ?? submitLabel;
    } else {
      event.preventDefault();
      (isComplete ? offline : mistakes).focus();
    }
  });

  // The visitor came back from the next page, which the browser had kept this one for.
  addEventListener("pageshow", () => {
    isSending = false;
    button.removeAttribute("aria-disabled");
    label.textContent = submitLabel;
  });
}

/** Native validity, and one rule that HTML has only for one-line fields: white space is nothing. */
function isWrong(control: Control): boolean {
  return !control.validity.valid || (control.required && control.value.trim() === "");
}

/**
 * Where the form asks for it: the same token for the same enquiry, however often it is sent, and the seconds
 * since the first key. They are kept with what was typed.
 */
function fillInForMailer(form: HTMLFormElement): void {
  const field = (name: string) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`);
  const token = field("token");
  const seconds = field("seconds");
  if (token) {
    // Only over https is there a randomUUID; without a token the mailer compares what was typed.
    token.value = kept().token || token.value || (crypto.randomUUID?.() ?? "");
    keep({ ...kept(), token: token.value });
  }
  const { since } = kept();
  if (seconds && since) seconds.value = String(Math.max(0, Math.round((Date.now() - Number(since)) / 1000)));
}

/* What was typed, by the names of the fields, for this tab and until the enquiry has arrived. */

function kept(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem("enquiry") ?? "{}");
  } catch {
    return {};
  }
}

function keep(values: Record<string, string> | undefined): void {
  try {
    if (values) sessionStorage.setItem("enquiry", JSON.stringify(values));
    else sessionStorage.removeItem("enquiry");
  } catch {
    // Storage is switched off: the browser itself may still remember.
  }
}
