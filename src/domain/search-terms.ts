/** Compares the words of a search with the texts of restaurants and dishes. */
import type { MenuItem } from './entities.ts';
import { toWords, wordsOf } from './normalize.ts';

/**
 * Pairs of an ending and its replacement. Most of them turn a plural, or a form in Hindi's oblique case, into
 * a singular. The last two turn a singular into a plural that does not contain the singular.
 */
const ENDINGS = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['्स', ''],
  ['े', 'ा'],
  ['ें', ''],
  ['ों', ''],
  ['ों', 'ा'],
  ['ियां', 'ी'],
  ['ियों', 'ी'],
  ['y', 'ies'],
  ['ा', 'े'],
] as const;

/**
 * The minimum length of a word without its ending. Short words such as "is" and "के" therefore keep their
 * endings.
 */
const MIN_STEM = 2;

/**
 * Returns the possible plurals and singulars of a word. Some results are not real words, but they find
 * nothing, because no text contains them.
 */
function otherFormsOf(word: string): string[] {
  return ENDINGS.filter(
    ([ending]) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM,
  ).map(([ending, other]) => word.slice(0, -ending.length) + other);
}

/**
 * The words for the properties of dishes, in both languages. A search for one of these words looks for its
 * key, such as VEG, which is part of each dish's search text. The plain letters of "veg" would also be found
 * in "vegetable" and "non-vegetarian".
 */
const PROPERTIES = {
  VEG: ['veg', 'veggie', 'vegetarian', 'वेज', 'शाकाहारी'],
  NONVEG: ['non', 'nonveg', 'nonvegetarian', 'नॉन', 'नॉनवेज', 'मांसाहारी'],
  SPICY: ['spicy', 'तीखा', 'तीखी'],
  NONSPICY: ['nonspicy'],
};

/**
 * Words in the names of dishes, each with its other spellings and names. All are spelled as `normalize`
 * returns them.
 */
const SYNONYMS = {
  aloo: ['alu', 'potato'],
  appetizer: ['appetiser', 'starter'],
  biryani: ['biriyani', 'biriani'],
  chaas: ['chaach', 'chhaas'],
  chaat: ['chat'],
  chilli: ['chili'],
  chole: ['chhole'],
  dal: ['daal', 'dhal'],
  galouti: ['galauti', 'galawati'],
  kebab: ['kabab', 'kabob', 'kebap'],
  keema: ['kheema', 'qeema'],
  korma: ['kurma', 'qorma'],
  lasagne: ['lasagna'],
  naan: ['nan'],
  pakora: ['pakoda'],
  paneer: ['panir'],
  prawn: ['shrimp'],
  vada: ['wada'],
  पकौडा: ['पकोडा'],
  पिज्जा: ['पिजा', 'पीजा'],
  प्रॉन: ['झींगा'],
  बिरयानी: ['बिरियानी'],
};

/**
 * A searched word of at least this length also matches the properties and synonyms that begin with the word.
 */
const MIN_BEGINNING = 4;

type Table = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the keys of the table for which at least one word passes the test. A space is put before each key,
 * so that the key is found only at the beginning of a word.
 */
function findKeys(table: Table, test: (word: string) => boolean): string[] {
  return Object.entries(table)
    .filter(([, names]) => names.some(test))
    .map(([key]) => ` ${key}`);
}

/** A word of a search. */
export type Term = {
  /** A text matches the word if the text contains at least one of these strings. */
  anyOf: readonly string[];
  /** Whether the word names a property, such as "veg". Such a word matches only the properties of dishes. */
  isProperty: boolean;
};

export function termsOf(search: string): Term[] {
  return [...new Set(wordsOf(search))].map((word) => {
    const others = otherFormsOf(word);
    const isForm = (name: string) => name === word || others.includes(name);
    const properties = findKeys(PROPERTIES, isForm);
    if (properties.length > 0) return { anyOf: properties, isProperty: true };
    const isNamed = (name: string) =>
      isForm(name) || (word.length >= MIN_BEGINNING && name.startsWith(word));
    const whole = others.map((other) => ` ${other} `);
    const named = findKeys({ ...PROPERTIES, ...SYNONYMS }, isNamed);
    return { anyOf: [word, ...whole, ...named], isProperty: false };
  });
}

/** Joins the words of these texts into one text, which can be searched for terms. */
export function toSearchText(texts: readonly string[]): string {
  return ` ${toWords(texts.join('\n'))} `;
}

/** Returns the words of these texts about a dish, with the dish's category and properties. */
export function toDishText(dish: MenuItem, texts: readonly string[]): string {
  const { category, isVegetarian, isSpicy } = dish;
  const properties = `${isVegetarian ? 'VEG' : 'NONVEG'} ${isSpicy ? 'SPICY' : 'NONSPICY'} `;
  return toSearchText([category, ...texts]) + properties;
}

/**
 * Returns whether a text contains the term. Another form of the term, such as its plural, counts only if it
 * is a whole word of the text.
 */
export function matches(text: string, { anyOf }: Term): boolean {
  return anyOf.some((part) => text.includes(part));
}
