/**
 * Keeps the emulator's accounts from one run to the next. They are saved whenever they change, not
 * only at the end, so a run that is killed loses at most the last two seconds.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cacheFolder, project, signInUrl } from './emulators.mjs';
import { complain } from './terminal.mjs';

const folder = `${cacheFolder}accounts/`;
const file = `${folder}accounts.json`;
const accountsUrl = `${signInUrl}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const secondsBetweenSaves = 2;

/**
 * Gives the running emulator its accounts back, then keeps what changes.
 * @returns {Promise<() => Promise<void>>} saves a last time and stops watching
 */
export async function keepAccounts() {
  await restore();
  let saved = await currentAccounts();

  async function save() {
    const accounts = await currentAccounts();
    if (accounts === undefined || accounts === saved) return;
    mkdirSync(folder, { recursive: true });
    // Written beside and then renamed: a run killed half-way leaves the old file whole.
    writeFileSync(`${file}.new`, accounts);
    renameSync(`${file}.new`, file);
    saved = accounts;
  }

  const timer = setInterval(() => void save().catch(complain), secondsBetweenSaves * 1_000);
  return async () => {
    clearInterval(timer);
    await save();
  };
}

async function restore() {
  if (!existsSync(file)) return;
  const answer = await fetch(`${accountsUrl}:batchCreate`, {
    method: 'POST',
    headers,
    body: readFileSync(file),
  });
  if (answer.ok) return;

  const reason = await answer.text();
  if (reason.includes('MISSING_USER_ACCOUNT')) return; // every account had been deleted
  renameSync(file, `${file}.corrupt`);
  console.warn(`The saved accounts were refused and set aside, in ${file}.corrupt: ${reason}`);
}

/** What the emulator holds, or nothing when it is gone: the command that waits for it says that. */
async function currentAccounts() {
  const answer = await fetch(`${accountsUrl}:batchGet?maxResults=-1`, { headers }).catch(() => {});
  return answer?.ok ? answer.text() : undefined;
}
