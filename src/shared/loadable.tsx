import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Loads a component after the page and renders nothing until then. `React.lazy` would delay it by up to 300
 * ms more, because React throttles the reveal of suspended content.
 *
 * @param load a failure of it is thrown where the component stands, for the error boundary around it
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
