import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MAXIMUM_BYTES = 60_000;

const sourceFolder = new URL('../../src/', import.meta.url);
const folder = new URL('data/illustrations/', sourceFolder);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }));

describe('the illustrations', () => {
  it.each(files)('$file is under 60 kB', ({ source }) => {
    expect(Buffer.byteLength(source)).toBeLessThan(MAXIMUM_BYTES);
  });

  it.each(files)('$file contains no external references and no scripts', ({ source }) => {
    const withoutNamespaces = source.replaceAll(/ xmlns(:\w+)?="[^"]*"/g, '');
    expect(withoutNamespaces).not.toMatch(/https?:|\/\/|data:|@import|javascript:/);
    expect(withoutNamespaces).not.toMatch(/href="(?!#)|url\((?!#)/);
    expect(withoutNamespaces).not.toMatch(/<(script|style|image|foreignObject)\b|\son\w+=/);
  });

  it.each(files)(
    '$file declares its size, and defines every ID that it refers to',
    ({ source }) => {
      expect(source).toMatch(/^<svg [^>]*width="32" height="32"[^>]* viewBox="0 0 32 32"/);
      const ids = new Set([...source.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const references = [...source.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(
        (match) => match[1],
      );
      expect(references.filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  it('no two illustrations share an ID, because a page may contain several of them', () => {
    const ids = files.flatMap(({ source }) =>
      [...source.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the illustrations include their licence', () => {
    const licence = readFileSync(new URL('LICENSE', folder), 'utf8');
    expect(licence).toContain('Copyright (c) Microsoft Corporation.');
    expect(licence).toContain('Permission is hereby granted, free of charge');
  });

  it('every illustration is used', () => {
    const sources = readdirSync(sourceFolder, { recursive: true })
      .map(String)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(file, sourceFolder), 'utf8'))
      .join('\n');
    expect(files.filter(({ file }) => !sources.includes(`/illustrations/${file}?`))).toEqual([]);
  });
});
