/** Leads a tour through the build in Hindi, although the tour is written for the build in English. */
import type { Locator, Page } from '@playwright/test';
import { inHindi, readPhrases } from './phrase-book.ts';

type ByText = 'getByLabel' | 'getByPlaceholder' | 'getByText';
type Finder = Pick<Page, ByText | 'getByRole'>;

/** Makes the methods of pages or locators find the Hindi translation of the English text they receive. */
function findInHindi(prototype: Finder, translate: (text: string | RegExp) => string | RegExp) {
  const { getByRole } = prototype;
  prototype.getByRole = function find(this: Finder, role, options): Locator {
    const name = options?.name;
    const translated = name === undefined ? options : { ...options, name: translate(name) };
    return Reflect.apply(getByRole, this, [role, translated]);
  };
  for (const method of ['getByLabel', 'getByPlaceholder', 'getByText'] as const) {
    const real = prototype[method];
    prototype[method] = function find(this: Finder, text, options): Locator {
      return Reflect.apply(real, this, [translate(text), options]);
    };
  }
}

let isPrepared = false;

/** Opens every page of the tour in Hindi. From then on, all pages in this process are searched in Hindi. */
export async function speakHindi(page: Page): Promise<void> {
  if (!isPrepared) {
    isPrepared = true;
    const phrases = await readPhrases();
    const translate = (text: string | RegExp) => inHindi(phrases, text);
    findInHindi(Object.getPrototypeOf(page) as Finder, translate);
    findInHindi(Object.getPrototypeOf(page.locator('html')) as Finder, translate);
  }
  const goto = page.goto.bind(page);
  page.goto = (address, options) => goto(`/hi${address === '/' ? '' : address}`, options);
}
