/**
 * The link with which a friend follows a delivery. All that it says stands in its fragment, which
 * browsers send nowhere: `#follow=`, the version, a dot, and base64url of a deflated JSON list.
 */
import * as v from 'valibot';
import type { FollowedDelivery } from '../../machines/entities.ts';
import type { FollowLinkOutcome } from '../../machines/follow-along.ts';
import {
  FOLLOW_PREFIX,
  isPlainId,
  isPlainName,
  judgeDue,
  LONGEST_FIRST_NAME,
  LONGEST_NAME,
  MOST_ITEMS,
} from '../domain/follow-along.ts';

const VERSION = 1;
/** The longest one that FoodDash makes has about half of it. */
const MOST_CHARACTERS = 1000;
/** What a link may unfold to: a small one can hold a thousand times its own size. */
const MOST_BYTES = 1000;

const name = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => isPlainName(text, longest)),
  );

const wholeNumber = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const schema = v.pipe(
  v.strictTuple([
    v.pipe(v.string(), v.check(isPlainId)),
    name(LONGEST_NAME),
    wholeNumber(MOST_ITEMS),
    wholeNumber(Number.MAX_SAFE_INTEGER),
    name(LONGEST_FIRST_NAME),
  ]),
  v.transform(([id, restaurant, items, due, driver]): FollowedDelivery => ({
    restaurant: { id, name: restaurant },
    items,
    due,
    driver,
  })),
);

/** @throws when more comes out than a link may hold, or what went in is broken */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(transform).getReader();
  const collected: number[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other, and no more than may be
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(collected);
    if (collected.length + value.length > MOST_BYTES) {
      // oxlint-disable-next-line no-await-in-loop -- it ends the loop
      await reader.cancel();
      throw new RangeError('There is more in the link than a delivery.');
    }
    collected.push(...value);
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/**
 * The address at which a friend follows this delivery.
 *
 * @throws when nobody could follow it: it was delivered long ago, or names something that no link may
 */
export async function makeFollowLink(
  { restaurant, items, due, driver }: FollowedDelivery,
  now: number,
): Promise<string> {
  const list = [restaurant.id, restaurant.name, items, due, driver];
  v.assert(schema, list);
  if (judgeDue(due, now) !== 'followed') throw new RangeError('There is nothing to follow.');
  const text = new TextEncoder().encode(JSON.stringify(list));
  const packed = await through(Uint8Array.from(text), new CompressionStream('deflate-raw'));
  return `${location.origin}/track${FOLLOW_PREFIX}${VERSION}.${toBase64Url(packed)}`;
}

async function unpack(text: string): Promise<FollowedDelivery> {
  const bytes = await through(fromBase64Url(text), new DecompressionStream('deflate-raw'));
  return v.parse(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
}

const damaged: FollowLinkOutcome = { kind: 'damaged' };

/**
 * What a link says, which anybody may have written.
 *
 * @param link what follows `#follow=`
 * @param now milliseconds since the epoch
 */
export async function readFollowLink(link: string, now: number): Promise<FollowLinkOutcome> {
  const [, version, text] = /^(\d{1,4})\.([\w-]+)$/.exec(link) ?? [];
  if (link.length > MOST_CHARACTERS || version === undefined || text === undefined) return damaged;
  if (Number(version) > VERSION) return { kind: 'newer' };
  if (Number(version) !== VERSION) return damaged;
  const delivery = await unpack(text).catch(() => undefined);
  const judged = delivery && judgeDue(delivery.due, now);
  if (judged === 'old') return { kind: 'old' };
  return delivery && judged === 'followed' ? { kind: 'readable', delivery } : damaged;
}
