/** Renders a page of the app to HTML, as its machines first stand. Runs in Node, at build time. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { routes } from '../app/routes.tsx';

export { pages } from './pages.ts';

export type RenderedPage = {
  /** What goes into the page's root element. */
  body: string;
  /** Title, description, links and the styles that the body needs. */
  head: string;
};

/** Tags that React puts before the body because they belong into the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

const handler = createStaticHandler(routes);

/** @throws when a component of the page throws */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads to another page.`);
  const cache = createCache({ key: 'css' });
  // Made first: it has emotion collect the styles instead of writing each beside its element.
  const emotion = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <App watchAddress={() => () => {}}>
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
      // Large parts would otherwise come last, for an inline script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (errors.length > 0) throw new Error(`${path} did not render.`, { cause: errors[0] });
  const html = await text(prelude);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  const tags = HEAD_TAGS.exec(html)?.[0] ?? '';
  return { body: html.slice(tags.length), head: tags + styles };
}
