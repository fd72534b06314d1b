/**
 * Returns the props of a button that only looks disabled and keeps the focus, which a disabled button would
 * lose. The button's handler must ignore clicks while the button looks disabled.
 */
export function looksDisabled(isDisabled: boolean) {
  return { 'aria-disabled': isDisabled, ...(isDisabled && { className: 'Mui-disabled' }) };
}
