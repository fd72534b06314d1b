import { useIsHydrated } from './use-is-hydrated.ts';

type BeforeHydrationProps = {
  css?: string;
  /**
   * The script that runs while the browser parses the page. The security policy in firebase.json contains the
   * script's hash.
   */
  script: string;
};

/** Adds a style and a script to the prerendered page until React has hydrated it. */
export function BeforeHydration({ css, script }: BeforeHydrationProps) {
  if (useIsHydrated()) return null;
  return (
    <>
      {css !== undefined && <style>{css}</style>}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
