/** Focuses a field of the form, and first opens the address that contains it, which may be collapsed. */
function focusField(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/** Focuses the first field with an error. */
export function focusFirstMissing(form: HTMLFormElement | null): void {
  focusField(form, '[aria-invalid=true]');
}

/** Focuses the first field of the address. */
export function focusStreet(form: HTMLFormElement | null): void {
  focusField(form, '[name=street]');
}
