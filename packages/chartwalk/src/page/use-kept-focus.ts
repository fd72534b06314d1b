import { useEffect, useRef } from 'react';

/**
 * Returns the element of a state on a chart; null if there is no chart or the chart does not show the state.
 */
function stateOn(chart: Element | null, path: string): HTMLElement | null {
  const state = [...(chart?.querySelectorAll<HTMLElement>('[data-state]') ?? [])].find(
    ({ dataset }) => dataset['state'] === path,
  );
  return state?.closest<HTMLElement>('.react-flow__node') ?? null;
}

/**
 * Moves the focus if a step removes or disables the button that caused the step. The focus moves to the text
 * about the outcome, or to the active state if the button was on the chart. Without this hook, the focus
 * would move to the top of the page.
 *
 * @param steps a value that changes with each step
 * @param path the machine's state after the last step
 * @returns a function to call before each step, and the ref of the text that receives the focus
 */
export function useRestoredFocus(steps: unknown, path: string) {
  const pressed = useRef<{ button: Element; chart: Element | null } | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (!current || (current.button.isConnected && !current.button.matches(':disabled'))) return;
    const preventScroll = current.chart !== null;
    (stateOn(current.chart, path) ?? outcome.current)?.focus({ preventScroll });
  }, [steps, path]);
  const recordPressed = () => {
    const { activeElement } = document;
    pressed.current = activeElement && {
      button: activeElement,
      chart: activeElement.closest('.react-flow'),
    };
  };
  return { outcome, recordPressed };
}
