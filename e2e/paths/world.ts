/** Changes the world around the app in a browser: storage, locks, other tabs and faults. */
import type { Page } from '@playwright/test';

const isUnopened = (page: Page) => page.url() === 'about:blank';

/**
 * Runs a function in the page. If no document is open yet, the function runs when one opens, before the app
 * starts.
 */
async function runInPage<Argument>(
  page: Page,
  run: (argument: Argument) => void,
  argument: Argument,
): Promise<void> {
  if (isUnopened(page)) await page.addInitScript(run as (argument: unknown) => void, argument);
  else await page.evaluate(run as (argument: unknown) => void, argument);
}

/** Stores a value under this key: text unchanged, and any other value as JSON. `null` removes the key. */
export async function setStorage(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === 'string' || value === null ? value : JSON.stringify(value);
  await runInPage(
    page,
    ([name, content]) => {
      if (content === null) localStorage.removeItem(name);
      else localStorage.setItem(name, content);
    },
    [key, text] as const,
  );
}

export async function storedValue(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : JSON.parse(text);
}

/** Follows a link within the app, without loading the page again. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

// Another tab -----------------------------------------------------------------------------------------

/** Opens a second tab of the browser, on an empty page of the same site. */
export async function openEmptyTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  const address = new URL('/empty', page.url()).href;
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await tab.goto(address);
  return tab;
}

// Faults ----------------------------------------------------------------------------------------------

/** Makes the browser refuse to store or remove keys with this prefix, until `repair` is called. */
export async function refuseStorage(page: Page, prefix: string): Promise<void> {
  await runInPage(
    page,
    (refused) => {
      for (const method of ['setItem', 'removeItem'] as const) {
        const real = Storage.prototype[method];
        const refusing = new Proxy(real, {
          apply(write, storage, all: [string]) {
            if (all[0].startsWith(refused)) throw new DOMException('Full.', 'QuotaExceededError');
            Reflect.apply(write, storage, all);
          },
        });
        Reflect.set(Storage.prototype, method, refusing);
        addEventListener('mended', () => Reflect.set(Storage.prototype, method, real), {
          once: true,
        });
      }
    },
    prefix,
  );
}

/**
 * Makes `console.warn` and `console.error` throw if their first argument is a text instead of an
 * error. The app logs expected failures with a text first, so each of them now causes an unexpected
 * error. On a customer's device, a monitoring tool or an extension may break the console like this.
 */
export async function breakConsole(page: Page): Promise<void> {
  await runInPage(
    page,
    () => {
      for (const level of ['warn', 'error'] as const) {
        const real = console[level];
        console[level] = (error: Required<Error>) => {
          if (error.stack.trim() !== '') real(error);
        };
        addEventListener('mended', () => (console[level] = real), { once: true });
      }
    },
    null,
  );
}

/** Repairs the broken storage and console. */
export async function repair(page: Page): Promise<void> {
  if (!isUnopened(page)) await page.evaluate(() => void dispatchEvent(new Event('mended')));
}

/** Matches the error that the broken console throws. */
export const brokenConsoleError = /reading 'trim'/;

// Locks -----------------------------------------------------------------------------------------------

/** Requests the lock on a key, as another tab would, and holds the lock until `leave` is called. */
class Holder {
  static #count = 0;
  readonly #page: Page;
  readonly #farewell: string;
  /** Settles once the lock is granted. */
  readonly #granted: Promise<boolean>;

  constructor(page: Page, key: string) {
    Holder.#count += 1;
    this.#page = page;
    this.#farewell = `${key} is free of ${Holder.#count}`;
    this.#granted = page
      .evaluate(
        ([name, farewell]) =>
          new Promise<boolean>((held) => {
            void navigator.locks.request(name, () => {
              held(true);
              return new Promise<void>((leave) => {
                addEventListener(farewell, () => leave(), { once: true });
              });
            });
          }),
        [key, this.#farewell] as const,
      )
      // The page may be closed already.
      .catch(() => false);
  }

  async hasIt(): Promise<void> {
    await this.#granted;
  }

  async leave(): Promise<void> {
    await this.#granted;
    await this.#page.evaluate((farewell) => {
      dispatchEvent(new Event(farewell));
    }, this.#farewell);
  }
}

/**
 * Holds the lock on a key. The app's requests for the lock have to wait until the walk grants them.
 */
export class LockQueue {
  readonly #page: Page;
  readonly #key: string;
  #holder: Holder;
  /** The app's requests that wait for the lock, each with the holder that waits after it. */
  #waiting: { who: string; next: Holder }[] = [];

  private constructor(page: Page, key: string) {
    this.#page = page;
    this.#key = key;
    this.#holder = new Holder(page, key);
  }

  static async before(page: Page, key: string): Promise<LockQueue> {
    const queue = new LockQueue(page, key);
    await queue.#holder.hasIt();
    return queue;
  }

  /** Records under this name that the app has just begun to wait for the lock. */
  join(who: string): void {
    this.#waiting.push({ who, next: new Holder(this.#page, this.#key) });
  }

  /**
   * Grants the app's waiting lock requests one after the other, up to and including the last one that was
   * recorded under the name `who`.
   */
  async grantLock(who: string): Promise<void> {
    const last = this.#waiting.findLastIndex((it) => it.who === who);
    if (last < 0) throw new Error(`${who} does not wait for ${this.#key}.`);
    for (const { next } of this.#waiting.splice(0, last + 1)) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await this.#holder.leave();
      await next.hasIt();
      /* oxlint-enable no-await-in-loop */
      this.#holder = next;
    }
  }
}
