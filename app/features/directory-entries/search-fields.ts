/**
 * The parts of a professional that rank a search. Their words are in the document once as they are, and once marked
 * with their field: a letter and a colon, which no word contains.
 */
const marks = { service: 's', category: 'c', person: 'p' } as const;

export type SearchField = keyof typeof marks;
export const searchFields: readonly SearchField[] = ['service', 'category', 'person'];

/** Marks words with the field they occur in. */
export function inField(field: SearchField, words: readonly string[]): string[] {
  return words.map((word) => `${marks[field]}:${word}`);
}

/** Where a typed word occurs in a good match: as a whole word of a field, or as the start of one. */
export type Occurrence = { field: SearchField; as: 'word' | 'start' };

/**
 * What makes a match better than others, best first: each typed word occurs in all of these ways. Stylists come before
 * cat groomers for "hair", and both before those who only mention it.
 */
export const matchTiers: readonly (readonly Occurrence[])[] = [
  [
    { field: 'service', as: 'word' },
    { field: 'category', as: 'word' },
  ],
  [
    { field: 'service', as: 'start' },
    { field: 'category', as: 'word' },
  ],
  [{ field: 'service', as: 'word' }],
  [{ field: 'category', as: 'word' }],
  [{ field: 'person', as: 'word' }],
];
