/** Milliseconds between the two tries. */
const PAUSE = 1000;

/** Tries again a second after a failure. What the second try answers, or throws, holds. */
export async function onceMore<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return attempt();
  }
}
