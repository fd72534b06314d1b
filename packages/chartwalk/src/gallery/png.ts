/** Reads PNG files, as browsers write them for screenshots, without a library. */
import { inflateSync } from 'node:zlib';

export type Pixels = {
  width: number;
  height: number;
  /** The colours of the pixels, row by row: red, green, blue and, with four channels, opacity. */
  data: Uint8Array;
  channels: 3 | 4;
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The number of channels for each of PNG's colour types. Browsers write no other types for screenshots. */
const CHANNELS: Readonly<Record<number, 3 | 4>> = { 2: 3, 6: 4 };

/** Returns the parts of a PNG file, each with its type. */
function* chunksOf(file: Buffer): Generator<{ type: string; content: Buffer }> {
  let position = SIGNATURE.length;
  while (position + 8 <= file.length) {
    const length = file.readUInt32BE(position);
    const type = file.toString('latin1', position + 4, position + 8);
    yield { type, content: file.subarray(position + 8, position + 8 + length) };
    // Each chunk ends with a checksum of four bytes.
    position += length + 12;
  }
}

/** Returns the prediction of PNG's filter 4 for a byte, given the bytes beside and above it. */
function paeth(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toAboveLeft = Math.abs(estimate - aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}

const at = (bytes: Uint8Array, index: number) => bytes[index] as number;

/**
 * Decodes a row of pixels in place. PNG stores each byte as its difference from a prediction, which depends
 * on the filter and on the pixels to the left and above. `row` and `above` both begin with an additional
 * black pixel, which serves as the left neighbour of the first pixel.
 */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array, channels: number): void {
  const { length } = row;
  if (filter === 1) {
    for (let index = channels; index < length; index += 1) {
      row[index] = at(row, index) + at(row, index - channels);
    }
  } else if (filter === 2) {
    for (let index = channels; index < length; index += 1) {
      row[index] = at(row, index) + at(above, index);
    }
  } else if (filter === 3) {
    for (let index = channels; index < length; index += 1) {
      row[index] = at(row, index) + ((at(row, index - channels) + at(above, index)) >> 1);
    }
  } else if (filter === 4) {
    for (let index = channels; index < length; index += 1) {
      const left = at(row, index - channels);
      row[index] = at(row, index) + paeth(left, at(above, index), at(above, index - channels));
    }
  }
}

/**
 * Reads the pixels of a PNG file.
 *
 * @throws an error if the file is not a PNG, or is of a kind that browsers do not write
 */
export function readPng(file: Buffer): Pixels {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is not a PNG.');
  const chunks = [...chunksOf(file)];
  const header = chunks.find(({ type }) => type === 'IHDR')?.content;
  if (!header) throw new Error('This PNG has no header.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, type = -1, , , interlace] = header.subarray(8);
  const channels = CHANNELS[type];
  if (depth !== 8 || channels === undefined || interlace !== 0) {
    throw new Error('This kind of PNG is not read: it has other colours than a screenshot.');
  }
  const rows = chunks.flatMap((chunk) => (chunk.type === 'IDAT' ? chunk.content : []));
  const stored = inflateSync(Buffer.concat(rows));
  const length = width * channels;
  const data = new Uint8Array(length * height);
  let row = new Uint8Array(channels + length);
  let above = new Uint8Array(channels + length);
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1);
    row.set(stored.subarray(start + 1, start + 1 + length), channels);
    unfilter(stored[start] ?? 0, row, above, channels);
    data.set(row.subarray(channels), y * length);
    [row, above] = [above, row];
  }
  return { width, height, data, channels };
}
