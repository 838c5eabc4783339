import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingLinkSchema } from './booking-link.schema.ts';
import { isLinkName, isReservedName, skeletonOf, suggestNames } from './link-name.ts';

describe('a name of a short address', () => {
  it.each(['maya', 'maya-brooks', 'joes-2nd-garage', 'a1b', 'x'.repeat(30)])('may be %s', (name) => {
    expect(isLinkName(name)).toBe(true);
  });

  // In the last but one, the first letter is Cyrillic.
  it.each(['ab', 'x'.repeat(31), '-maya', 'maya-', 'maya--brooks', 'maya_brooks', 'maya brooks', 'mаya', 'may\u200ba'])(
    'may not be %j',
    (name) => {
      expect(isLinkName(name)).toBe(false);
    },
  );

  it('is stored in small letters, without what people type around it', () => {
    expect(bookingLinkSchema.parse({ name: ' @Maya-Brooks ' })).toEqual({ name: 'maya-brooks' });
  });

  it.each(['support', 'supp0rt', 'log-in', 'admin', 'adm1n', 'doorstep-help', 'd00rstep', 'door-step'])(
    'cannot be mistaken for ours: %s',
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  it.each([
    ['maya-brooks', 'mayabrooks'],
    ['joe10', 'joelo'],
    ['modern', 'modem'],
  ])('%s and %s look alike', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });
});

describe('suggested names', () => {
  it('begin with the name, then name the place, then count', () => {
    expect(suggestNames('Zoë', 'O’Brien', 'Austin').slice(0, 4)).toEqual([
      'zoe-obrien',
      'zoe-obrien-austin',
      'zoe-austin',
      'zoe-obrien-2',
    ]);
  });

  it('are names that may be chosen, whatever a person is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (first, last, city) => {
        for (const name of suggestNames(first, last, city)) {
          expect(isLinkName(name)).toBe(true);
          expect(isReservedName(name)).toBe(false);
        }
      }),
    );
  });
});
