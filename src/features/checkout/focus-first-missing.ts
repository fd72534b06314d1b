/** Focuses the first field with an error. The customer may have collapsed the address that contains it. */
export function focusFirstMissing(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
