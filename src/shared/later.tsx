import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code comes after the page; until then it shows nothing. With React's `lazy`, a
 * press soon after the page is there would wait up to 300 ms longer: React holds back what was
 * suspended.
 *
 * @param load a failure of it is thrown where the component stands, for the error boundary around it
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
