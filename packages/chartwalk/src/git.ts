/** Asks Git about the folder in which the command or the tests were started. */
import { execFileSync } from 'node:child_process';

/** Returns Git's answer; null if Git is missing or can't answer, for example outside a checkout. */
export function askGit(...parameters: string[]): string | null {
  try {
    return execFileSync('git', parameters, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

type Checkout = {
  /** The commit that is checked out; null outside a checkout. */
  commit: string | null;
  /** Whether tracked files have changed since that commit. */
  hasChanges: boolean;
};

export function describeCheckout(): Checkout {
  const answer = askGit('describe', '--always', '--dirty', '--exclude=*');
  return {
    commit: answer?.replace(/-dirty$/, '') ?? null,
    hasChanges: answer?.endsWith('-dirty') ?? false,
  };
}
