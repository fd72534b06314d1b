import { useSearchParams } from 'react-router-dom';

/**
 * The parameter of the URL that lists the folded states. It applies to all modes in which the page shows a
 * machine.
 */
export const FOLDED = 'folded';

/**
 * Returns the parameters of the URL, and a function that replaces those of the current mode. The folded
 * states stay folded.
 */
export function useModeParameters() {
  const [parameters, setParameters] = useSearchParams();
  const setModeParameters = (
    mode: Readonly<Record<string, string>>,
    options?: { replace: boolean },
  ) =>
    setParameters((present) => {
      const next = new URLSearchParams(mode);
      for (const path of present.getAll(FOLDED)) next.append(FOLDED, path);
      return next;
    }, options);
  return [parameters, setModeParameters] as const;
}
