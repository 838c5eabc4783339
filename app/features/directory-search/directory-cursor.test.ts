import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, type DirectoryCursor } from './directory-cursor.ts';
import { directorySorts } from './directory-filter.ts';

const lot = 'b139d30d-e277-7af7-535f-42b5816027c8';
const sorts = fc.constantFrom(...directorySorts.map(({ id }) => id));
const cursors: fc.Arbitrary<DirectoryCursor> = fc.oneof(
  fc.record({
    sort: fc.constant('rating' as const),
    key: fc.integer({ min: 0, max: 500 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    lot: fc.constant(lot),
  }),
  fc.record({
    sort: fc.constant('relevance' as const),
    key: fc
      .tuple(fc.nat(5), fc.integer({ min: 0, max: 500 }))
      .map(([tier, hundredths]) => `${tier}:${(hundredths / 100).toFixed(2)}`),
    lot: fc.constant(lot),
  }),
  fc.record({
    sort: fc.constant('next_free' as const),
    key: fc.oneof(fc.constant('Infinity'), fc.nat().map(String)),
    lot: fc.constant(lot),
  }),
  fc.record({
    sort: fc.constantFrom('name_asc' as const, 'name_desc' as const),
    key: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((name) => !name.includes('\0')),
    lot: fc.constant(lot),
  }),
);

describe('directory cursor', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(cursors, (cursor) => {
        expect(decodeCursor(encodeCursor(cursor), cursor.sort)).toEqual(cursor);
      }),
    );
  });

  it('is of no use to another way to sort', () => {
    fc.assert(
      fc.property(cursors, sorts, (cursor, sort) => {
        fc.pre(sort !== cursor.sort);
        expect(decodeCursor(encodeCursor(cursor), sort)).toBeUndefined();
      }),
    );
  });

  it('takes no other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), sorts, (text, sort) => {
        expect(decodeCursor(text, sort)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.json(), sorts, (json, sort) => {
        expect(decodeCursor(Buffer.from(json).toString('base64url'), sort)).toBeUndefined();
      }),
    );
  });
});
