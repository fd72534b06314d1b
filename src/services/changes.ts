/**
 * The changes of something stored, made in this tab or another one: the browser itself tells the other
 * tabs only.
 *
 * @param watchOtherTabs calls back when another tab changes it, and returns what ends that
 */
export function createChanges(watchOtherTabs: (onChange: () => void) => () => void) {
  const followers = new Set<() => void>();
  return {
    /** Tells this tab of a change. */
    report: () => {
      for (const follower of followers) follower();
    },
    /** Calls back at each change. Returns what ends it. */
    watch: (onChange: () => void) => {
      const end = watchOtherTabs(onChange);
      followers.add(onChange);
      return () => {
        end();
        followers.delete(onChange);
      };
    },
  };
}
