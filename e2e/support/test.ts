/**
 * Defines the `test` that all browser tests use. It blocks requests to other computers, and fails on
 * unexpected errors.
 */
import { expect, test as base } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { grayTile } from './gray-tile.mjs';

/** Matches the URLs of street tiles on other hosts: `.../{z}/{x}/{y}.png`. */
export const tileUrl = /^https?:\/\/(?!localhost|127\.0\.0\.1).*\/\d+\/\d+\/\d+(\.\w+)?(\?.*)?$/;

/** Answers a route of `tileUrl` with a grey tile. */
export const showTile = (route: Route) =>
  route.fulfill({ contentType: 'image/png', body: grayTile });

const greyTile = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/png' }],
  body: grayTile.toString('base64'),
};

/** Marks tests that run only with `npm run soak`. `npm test` runs a few similar tests, but not these. */
export const soak = { tag: '@soak' };

class Troubles {
  #found: string[] = [];
  #expected: RegExp[] = [];

  /** Allows errors that the test provokes. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  note(trouble: string): void {
    this.#found.push(trouble);
  }

  unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  includes(pattern: RegExp): boolean {
    return this.#found.some((text) => pattern.test(text));
  }
}

type Outside = Pick<Fixtures, 'tiles'> & { pageErrors: Troubles };

/**
 * Answers requests for street tiles, and blocks all other requests to other computers. It does not use
 * Playwright's routes, which would intercept every request of the page and switch the browser's cache off.
 */
async function stayLocal(page: Page, { pageErrors, tiles }: Outside): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const answer = async (requestId: string, url: string) => {
    if (!tileUrl.test(url)) {
      pageErrors.note(`A request left this machine: ${url}`);
      await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    } else if (tiles === 'grey') {
      await session.send('Fetch.fulfillRequest', { requestId, ...greyTile });
    } else {
      await session.send('Fetch.continueRequest', { requestId });
    }
  };
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    // The page may have cancelled its request or closed already.
    answer(requestId, url).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Records a screencast of the tab. Without one, Chromium rarely draws a tab that is behind another tab. */
async function keepDrawn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ sessionId }) => {
    session.send('Page.screencastFrameAck', { sessionId }).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64 });
}

/** React's own data on its root element. */
type RootFiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Waits until React has hydrated the page. Before that, the page is visible but loses clicks. React
 * stores on the root element whether the page is hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    if (!root) return document.readyState === 'complete';
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    if (key === undefined) return false;
    const fiber = Reflect.get(root, key) as RootFiber;
    return !fiber.stateNode.current.memoizedState.isDehydrated;
  });
}

/**
 * Waits until the app has removed the history entry of a closed dialog, which takes some milliseconds. If
 * a test loaded another page during that time, the removal would abort the load.
 */
export async function waitUntilLayersClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.layer === undefined);
}

type WaitUntil = NonNullable<Parameters<Page['goto']>[1]>['waitUntil'];

/**
 * Makes `goto` and `reload` wait for hydration, unless a test waits only for 'commit'. By default, they do not
 * wait for pictures.
 */
function makeNavigationWait(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrate = async (waitUntil: WaitUntil) => {
    if (waitUntil !== 'commit') await waitForHydration(page);
  };
  page.goto = async (url, { waitUntil = 'domcontentloaded', ...options } = {}) => {
    const response = await goto(url, { ...options, waitUntil });
    await hydrate(waitUntil);
    return response;
  };
  page.reload = async ({ waitUntil = 'domcontentloaded', ...options } = {}) => {
    const response = await reload({ ...options, waitUntil });
    await hydrate(waitUntil);
    return response;
  };
}

type Fixtures = {
  /** With `grey`, all street tiles are grey. With `routed`, the test routes `tileUrl` itself. */
  tiles: 'grey' | 'routed';
  /** The errors of all pages of this test. An unexpected error fails the test. */
  pageErrors: Troubles;
  /** Opens another tab of the same browser. */
  openTab: (path: string) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  tiles: ['grey', { option: true }],
  pageErrors: [
    async ({ context }, provide) => {
      const pageErrors = new Troubles();
      context.on('console', (message) => {
        // Browsers request an icon by themselves for a document that is not one of our pages.
        const isFavicon = message.location().url.endsWith('/favicon.ico');
        if (message.type() === 'error' && !isFavicon) {
          pageErrors.note(`console: ${message.text()}`);
        }
      });
      context.on('weberror', (webError) => pageErrors.note(`page: ${String(webError.error())}`));
      await provide(pageErrors);
      expect(pageErrors.unexpected(), 'errors nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled, pageErrors, tiles }, provide) => {
    await stayLocal(page, { pageErrors, tiles });
    if (javaScriptEnabled) makeNavigationWait(page);
    await provide(page);
  },
  openTab: async ({ context, page: first, pageErrors, tiles }, provide) => {
    await keepDrawn(first);
    await provide(async (path) => {
      const page = await context.newPage();
      await stayLocal(page, { pageErrors, tiles });
      await keepDrawn(page);
      makeNavigationWait(page);
      await page.goto(path);
      return page;
    });
  },
});

export { expect };
