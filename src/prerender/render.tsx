/** Renders a page of the app to HTML, in the initial states of its machines. Runs in Node, at build time. */
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { createRoutes } from '../app/routes.tsx';
import { language } from '../domain/language.en.ts';
import { createStyleCache } from '../style-cache.ts';

export { pages } from './pages.ts';

export type RenderedPage = {
  /** The HTML inside the page's root element. */
  body: string;
  /** The HTML for the page's head: title, description, links and the styles that the body needs. */
  head: string;
};

/** The tags that React writes before the body because they belong in the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

const { basePath } = language;

const handler = createStaticHandler(createRoutes(), { basename: basePath || '/' });

/**
 * Returns all rules in one style tag, and empty tags that tell Emotion which rules exist. Emotion moves the
 * empty tags when it starts. If they contained the rules, the browser would style and lay out the whole page
 * again.
 */
function styleTags(styles: readonly { key: string; ids: string[]; css: string }[]): string {
  const rules = styles.map(({ css }) => css).join('');
  const notes = styles.map(
    ({ key, ids }) => `<style data-emotion="${key} ${ids.join(' ')}"></style>`,
  );
  return `<style>${rules}</style>${notes.join('')}`;
}

/**
 * Renders the page at this path. Throws an error if a component of the page throws one, or if the path leads
 * to another page.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://localhost${basePath}${path}`));
  if (context instanceof Response) throw new Error(`${path} leads to another page.`);
  const cache = createStyleCache();
  // The Emotion server must exist before rendering. It makes Emotion collect the styles, instead of writing
  // each style beside its element.
  const emotion = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <App watchLocation={() => () => {}}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </CacheProvider>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Otherwise, React would write large parts at the end, with an inline script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (errors.length > 0) throw new Error(`${path} did not render.`, { cause: errors[0] });
  const html = await text(prelude);
  // Some styles are merged into other styles before they reach an element. If the page omitted them, Emotion
  // would create them again.
  const made = Object.keys(cache.inserted).map((id) => `css-${id}`);
  const { styles } = emotion.extractCriticalToChunks(html + made.join(' '));
  const tags = HEAD_TAGS.exec(html)?.[0] ?? '';
  return { body: html.slice(tags.length), head: tags + styleTags(styles) };
}
