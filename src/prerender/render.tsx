/** Renders a page of the app to HTML, as its machines first stand. Runs in Node, at build time. */
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { createStyleCache } from '../app/style-cache.ts';
import { variablesAsCss } from '../app/theme-variables.ts';
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

function createCollectingCache() {
  const cache = createStyleCache();
  // Styles are collected and go into the head, rather than before each element.
  cache.compat = true;
  return cache;
}

type StyleCache = ReturnType<typeof createCollectingCache>;

async function renderBody({ path, isShell }: PrerenderedPage, cache: StyleCache): Promise<string> {
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
  if (errors.length > 0) throw new Error(`${path} did not render.`, { cause: errors[0] });
  return textOf(prelude);
}

/**
 * The style elements of a page. They have those rules, too, that only became part of another one, as a
 * button's of the link's that it is: emotion would write them while React takes the page over.
 */
function styleTags(cache: StyleCache, html: string): string {
  const emotion = createEmotionServer(cache);
  const classNames = Object.keys(cache.registered).join(' ');
  const chunks = emotion.extractCriticalToChunks(html + classNames);
  // Marked as in its place: emotion would move it, for the browser to read it once more.
  return emotion
    .constructStyleTagsFromChunks(chunks)
    .replaceAll('<style data-emotion', '<style data-s data-emotion');
}

/** @throws when a component of the page throws */
export async function renderPage(page: PrerenderedPage): Promise<RenderedPage> {
  // Once to have all code there: what only stands for a part that is awaited has styles, too.
  await renderBody(page, createCollectingCache());
  const cache = createCollectingCache();
  const html = await renderBody(page, cache);
  const tags = HEAD_TAGS.exec(html)?.[0] ?? '';
  return {
    body: html.slice(tags.length),
    head: `${tags}<style>${variablesAsCss()}</style>${styleTags(cache, html)}`,
  };
}
