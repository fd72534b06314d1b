/** Compares the words of a search with the texts of restaurants and dishes. */
import type { MenuItem } from './entities.ts';
import { toWords, wordsOf } from './normalize.ts';

/**
 * The endings of plurals and of Hindi's oblique case, each with an ending of the singular. The last two pairs
 * turn a singular into a plural, for plurals that do not contain the singular.
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
 * Returns the possible plurals and singulars of a word. Some results are not words, but no text contains
 * these.
 */
function otherFormsOf(word: string): string[] {
  return ENDINGS.filter(
    ([ending]) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM,
  ).map(([ending, other]) => word.slice(0, -ending.length) + other);
}

/**
 * The words for the properties of dishes in both languages. A dish's text contains the property itself, in
 * capitals, because the letters of "veg" are also in "vegetable" and "non-vegetarian".
 */
const PROPERTIES = {
  VEG: ['veg', 'veggie', 'vegetarian', 'वेज', 'शाकाहारी'],
  NONVEG: ['non', 'nonveg', 'nonvegetarian', 'नॉन', 'नॉनवेज', 'मांसाहारी'],
  SPICY: ['spicy', 'तीखा', 'तीखी'],
  NONSPICY: ['nonspicy'],
};

/** Words in the names of dishes, with other spellings and names for them, as `normalize` returns them. */
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

/** The minimum length of a word that also matches the longer properties and synonyms that begin with it. */
const MIN_BEGINNING = 4;

type Table = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the table's keys that have a matching word. A space before each key matches the beginning of a
 * word.
 */
function findKeys(table: Table, test: (word: string) => boolean): string[] {
  return Object.entries(table)
    .filter(([, names]) => names.some(test))
    .map(([key]) => ` ${key}`);
}

/** A word of a search. */
export type Term = {
  /** A text matches the word if it contains one of these. */
  anyOf: readonly string[];
  /** Whether the word is the name of a property. Only the properties of dishes match it. */
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

/** Returns the words of these texts, in which terms are searched for. */
export function toSearchText(texts: readonly string[]): string {
  return ` ${toWords(texts.join('\n'))} `;
}

/** Returns the words of these texts about a dish, with the dish's category and properties. */
export function toDishText(dish: MenuItem, texts: readonly string[]): string {
  const { category, isVegetarian, isSpicy } = dish;
  const properties = `${isVegetarian ? 'VEG' : 'NONVEG'} ${isSpicy ? 'SPICY' : 'NONSPICY'} `;
  return toSearchText([category, ...texts]) + properties;
}

/** Returns whether a text contains the term. Other forms of the term must be whole words of the text. */
export function matches(text: string, { anyOf }: Term): boolean {
  return anyOf.some((part) => text.includes(part));
}
