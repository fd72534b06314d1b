import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from '../../src/services/share-link.ts';

const LINK = 'https://fooddash.example/track#follow=1.sample';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs a browser with a share sheet, a clipboard, both or neither. */
function browserWith(can: {
  share?: (data: ShareData) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const { share, writeText } = can;
  vi.stubGlobal('navigator', {
    ...(share && { share }),
    ...(writeText && { clipboard: { writeText } }),
  });
}

const agrees = () => vi.fn<(what: unknown) => Promise<void>>(async () => {});
const refuses = (name: string) =>
  vi.fn<(what: unknown) => Promise<void>>(() => Promise.reject(new DOMException('No.', name)));

test('the share sheet gets the link, and the clipboard is not used', async () => {
  const share = agrees();
  const writeText = agrees();
  browserWith({ share, writeText });
  expect(await shareLink(LINK, 'Track my order')).toEqual({ kind: 'shared' });
  expect(share).toHaveBeenCalledWith({ title: 'Track my order', url: LINK });
  expect(writeText).not.toHaveBeenCalled();
});

test('the link is not copied if the customer closes the share sheet @15.1', async () => {
  const writeText = agrees();
  browserWith({ share: refuses('AbortError'), writeText });
  expect(await shareLink(LINK, 'Track my order')).toEqual({ kind: 'dismissed' });
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['there is no share sheet', undefined],
  ['the share sheet is not allowed', refuses('NotAllowedError')],
])('the link is copied if %s', async (_, share) => {
  const writeText = agrees();
  browserWith({ ...(share && { share }), writeText });
  expect(await shareLink(LINK, 'Track my order')).toEqual({ kind: 'copied' });
  expect(writeText).toHaveBeenCalledWith(LINK);
});

test.each([
  ['refuses', refuses('NotAllowedError')],
  ['is missing', undefined],
])('the result is “refused” if the clipboard %s', async (_, writeText) => {
  browserWith({ ...(writeText && { writeText }) });
  expect(await shareLink(LINK, 'Track my order')).toEqual({ kind: 'refused' });
});
