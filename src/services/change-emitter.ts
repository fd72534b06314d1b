/**
 * Creates an emitter that reports changes of stored values in this tab and in other tabs. The browser itself
 * notifies only the other tabs.
 *
 * @param watchOtherTabs calls back with the key when another tab changes a value, or with null if any value
 *   may have changed. Returns a function to unsubscribe
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
    /** Calls back at each change. Returns a function to unsubscribe. */
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
