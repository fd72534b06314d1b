/** Renders a page of the app to HTML, as its machines first stand. Runs in Node, at build time. */
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { PrerenderedPath } from '../shared/prerendered.ts';
import type { PrerenderedPage } from './pages.ts';

export { pages } from './pages.ts';

export type RenderedPage = {
  /** What goes into the page's root element. */
  body: string;
  /** Title, description, links and the styles that the body needs. */
  head: string;
};

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: string[] = [];
  for await (const part of stream) parts.push(part.toString());
  return parts.join('');
}

/** Tags that React puts before the body because they belong into the head. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** @throws when a component of the page throws */
export async function renderPage({ path, isShell }: PrerenderedPage): Promise<RenderedPage> {
  const cache = createStyleCache();
  // Styles are collected and go into the head, rather than before each element.
  cache.compat = true;
  const styles = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <PrerenderedPath value={isShell ? null : path}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </PrerenderedPath>
      </CacheProvider>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // All in its place: large parts would come last otherwise, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await textOf(prelude);
  if (errors.length > 0) throw new Error(`${path} did not render.`, { cause: errors[0] });
  const tags = HEAD_TAGS.exec(html)?.[0] ?? '';
  const body = html.slice(tags.length);
  return {
    body,
    head: tags + styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)),
  };
}
