import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Returns a component whose code loads after the page. Until its code has loaded, the component renders
 * nothing. `React.lazy` would delay the component by up to 300 ms more, because React throttles the reveal of
 * suspended content.
 *
 * @param load loads the code; if loading fails, the component throws the error to the error boundary around
 *   it
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Later(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (loaded) => setComponent(() => loaded),
        (error: unknown) =>
          setComponent(() => {
            throw error;
          }),
      );
    }, []);
    return Component && <Component {...props} />;
  };
}
