import { useEffect, useRef } from 'react';

/** A state on the chart on which something was pressed. */
function stateOn(chart: Element | null, path: string): HTMLElement | null {
  const state = [...(chart?.querySelectorAll<HTMLElement>('[data-state]') ?? [])].find(
    ({ dataset }) => dataset['state'] === path,
  );
  return state?.closest<HTMLElement>('.react-flow__node') ?? null;
}

/**
 * A step may take away the button that made it. Then the focus goes where the outcome is told, or
 * shown if the button was on the chart; not back to the top of the page.
 *
 * @param steps what changes with each step
 * @param path where the machine stands after the last one
 * @returns what to call before each step, and where the focus goes
 */
export function useKeptFocus(steps: unknown, path: string) {
  const pressed = useRef<{ button: Element; chart: Element | null } | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (!current || (current.button.isConnected && !current.button.matches(':disabled'))) return;
    const preventScroll = current.chart !== null;
    (stateOn(current.chart, path) ?? outcome.current)?.focus({ preventScroll });
  }, [steps, path]);
  const notePressed = () => {
    const { activeElement } = document;
    pressed.current = activeElement && {
      button: activeElement,
      chart: activeElement.closest('.react-flow'),
    };
  };
  return { outcome, notePressed };
}
