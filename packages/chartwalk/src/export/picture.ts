/** Makes pictures that look the same in every viewer, because they contain their font. */
import font from '../fonts/figtree-common.woff2?url';
import { withFontAt } from './svg-tags.ts';

const PIXELS_PER_UNIT = 2;

function toDataUrl(type: string, bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${type};base64,${btoa(text)}`;
}

/**
 * Returns the picture with its font embedded.
 *
 * @throws if the font can't be fetched
 */
export async function withFont(svg: string): Promise<string> {
  const response = await fetch(font);
  if (!response.ok) throw new Error(`The font can’t be loaded (status ${response.status}).`);
  const data = toDataUrl('font/woff2', new Uint8Array(await response.arrayBuffer()));
  return withFontAt(svg, data);
}

/**
 * Converts the picture to PNG, at twice its size.
 *
 * @throws if the browser can't draw the picture
 */
export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PIXELS_PER_UNIT;
  canvas.height = image.naturalHeight * PIXELS_PER_UNIT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture is too large for this browser.'));
    }, 'image/png');
  });
}
