import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns the type with which the server answers a request for this file. */
export const contentTypeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream';
