/**
 * The changes of something stored, made in this tab or another one: the browser itself tells the other
 * tabs only.
 *
 * @param watchOtherTabs calls back when another tab changes it, with the key or with null if all was
 *   cleared, and returns what ends that
 */
export function createChanges(
  watchOtherTabs: (onChange: (key: string | null) => void) => () => void,
) {
  const followers = new Set<(key: string | null) => void>();
  return {
    /** Tells this tab that what is stored under this key has changed. */
    report: (key: string) => {
      for (const follower of followers) follower(key);
    },
    /** Calls back at each change. Returns what ends it. */
    watch: (onChange: (key: string | null) => void) => {
      const end = watchOtherTabs(onChange);
      followers.add(onChange);
      return () => {
        end();
        followers.delete(onChange);
      };
    },
  };
}
