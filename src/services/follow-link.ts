/**
 * The tracking link with which a friend follows a delivery. Its content is in the fragment, which browsers
 * never send to a server. After `#follow=`, the fragment contains the version, a JSON list in base64url and a
 * checksum of that text, separated by dots.
 */
import * as v from 'valibot';
import { restaurants } from '../data/restaurants.ts';
import type { FollowedDelivery } from '../domain/entities.ts';
import {
  FOLLOW_PREFIX,
  isPlainName,
  checkDueTime,
  MAX_FIRST_NAME_LENGTH,
  MAX_ITEMS,
} from '../domain/follow-along.ts';
import { language } from '../domain/language.en.ts';

/** The content of a link, or the reason why it can't be read. */
export type FollowLinkOutcome =
  | { kind: 'readable'; delivery: FollowedDelivery }
  /** The link is incomplete, was changed, or was not created by FoodDash. */
  | { kind: 'damaged' }
  /** The delivery was too long ago. */
  | { kind: 'expired' }
  /** An older version of FoodDash created the link, in a format that is no longer supported. */
  | { kind: 'olderFormat' }
  /** A newer version of FoodDash created the link. A reload loads that version. */
  | { kind: 'newerFormat' };

const VERSION = 2;
/**
 * The maximum length of a link's content. FoodDash itself creates contents of at most about half this length.
 */
const MAX_CHARACTERS = 1000;

const wholeNumber = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const schema = v.pipe(
  v.strictTuple([
    v.picklist(restaurants.map(({ id }) => id)),
    wholeNumber(MAX_ITEMS),
    wholeNumber(Number.MAX_SAFE_INTEGER),
    v.pipe(
      v.string(),
      v.check((driver) => isPlainName(driver, MAX_FIRST_NAME_LENGTH)),
    ),
  ]),
  v.transform(([restaurantId, items, due, driver]): FollowedDelivery => ({
    restaurantId,
    items,
    due,
    driver,
  })),
);

/** Returns the CRC-32 of a text, which detects almost every accidental change. */
function checksumOf(text: string): string {
  let checksum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xed_b8_83_20 : 0);
    }
  }
  return (~checksum >>> 0).toString(16).padStart(8, '0');
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/** Returns the URL at which a friend follows this delivery, in the language of the customer. */
export function makeFollowLink({ restaurantId, items, due, driver }: FollowedDelivery): string {
  const list = JSON.stringify([restaurantId, items, due, driver]);
  const text = toBase64Url(new TextEncoder().encode(list));
  const page = `${location.origin}${language.basePath}/track`;
  return `${page}${FOLLOW_PREFIX}${VERSION}.${text}.${checksumOf(text)}`;
}

function unpack(text: string): FollowedDelivery | undefined {
  try {
    // Stryker disable next-line BooleanLiteral,ObjectLiteral: Without `fatal`, invalid bytes become a character that no field may contain.
    const list = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(text));
    return v.parse(schema, JSON.parse(list));
  } catch {
    return undefined;
  }
}

const damaged: FollowLinkOutcome = { kind: 'damaged' };

/**
 * Returns the content of a link. The text is untrusted, because anyone may have written it.
 *
 * @param link the part of the fragment after `#follow=`
 * @param now milliseconds since the epoch
 */
export function readFollowLink(link: string, now: number): FollowLinkOutcome {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: A link that does not match has no version, so the next line returns.
  const [, version, rest = ''] = /^([1-9]\d{0,3})\.([\w.-]+)$/.exec(link) ?? [];
  if (link.length > MAX_CHARACTERS || version === undefined) return damaged;
  if (Number(version) > VERSION) return { kind: 'newerFormat' };
  if (Number(version) < VERSION) return { kind: 'olderFormat' };
  // Stryker disable next-line StringLiteral,ArrayDeclaration: A text that does not match has no checksum, so it is not unpacked.
  const [, text = '', checksum] = /^([\w-]+)\.([\da-f]{8})$/.exec(rest) ?? [];
  const delivery = checksumOf(text) === checksum ? unpack(text) : undefined;
  const judged = delivery && checkDueTime(delivery.due, now);
  if (judged === 'expired') return { kind: 'expired' };
  return delivery && judged === 'followed' ? { kind: 'readable', delivery } : damaged;
}
