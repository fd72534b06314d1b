import { useEffect, useRef } from 'react';

/** Where the machine stands now, on the chart on which something was pressed. */
function activeState(chart: Element | null): HTMLElement | null {
  const active = [...(chart?.querySelectorAll('[data-state][data-paint="active"]') ?? [])].at(-1);
  return active?.closest<HTMLElement>('.react-flow__node') ?? null;
}

/**
 * A step may take away the button that made it. Then the focus goes where the outcome is told, or
 * shown if the button was on the chart; not back to the top of the page.
 *
 * @param steps what changes with each step
 * @returns what to call before each step, and where the focus goes
 */
export function useKeptFocus(steps: unknown) {
  const pressed = useRef<{ button: Element; chart: Element | null } | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (!current || (current.button.isConnected && !current.button.matches(':disabled'))) return;
    (activeState(current.chart) ?? outcome.current)?.focus({ preventScroll: current.chart !== null });
  }, [steps]);
  const notePressed = () => {
    const { activeElement } = document;
    pressed.current = activeElement && {
      button: activeElement,
      chart: activeElement.closest('.react-flow'),
    };
  };
  return { outcome, notePressed };
}
