/**
 * Reports changes of stored values in this tab and others. The browser itself notifies only the other tabs.
 *
 * @param watchOtherTabs calls back when another tab changes it, with the key or with null if all was
 *   cleared, and returns what ends that
 */
export function createChangeEmitter(
  watchOtherTabs: (onChange: (key: string | null) => void) => () => void,
) {
  const followers = new Set<(key: string | null) => void>();
  return {
    /** Notifies this tab that the value under this key has changed. */
    report: (key: string) => {
      for (const follower of followers) follower(key);
    },
    /** Calls back at each change. */
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
