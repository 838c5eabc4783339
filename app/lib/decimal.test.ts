import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnclearNumber, readDecimal, typedDollars } from './decimal.ts';

describe('a number that somebody typed', () => {
  it.each([
    ['49,99', 49.99],
    ['12,5', 12.5],
    ['49.99', 49.99],
    [' 7 ', 7],
    ['-3,5', -3.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['0,125', 0.125],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567', 1_234_567],
    ['+2', 2],
  ])('%j is %d', (typed, value) => expect(readDecimal(typed)).toBe(value));

  it.each(['', ' ', 'ten', '0x10', '1e3', '12 miles', 'Infinity', '--1', '1-2', '12.5.6'])('%j is none', (typed) =>
    expect(readDecimal(typed)).toBeUndefined(),
  );

  it.each(['1,234', '12,345', '1,23,45', '1.2.3', '1 234', '12,34.5'])(
    '%j could be another one, and is refused',
    (typed) => {
      expect([readDecimal(typed), isUnclearNumber(typed)]).toEqual([undefined, true]);
    },
  );

  it('is the same with a point, with a comma, and with its thousands apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 1, max: 2 }),
        (whole, decimals) => {
          const value = whole / 10 ** decimals;
          const written = value.toFixed(decimals);
          const apart = value.toLocaleString('en-US', { minimumFractionDigits: decimals });
          const elsewhere = value.toLocaleString('de-DE', { minimumFractionDigits: decimals });
          for (const typed of [written, written.replace('.', ','), apart, elsewhere])
            expect([typed, readDecimal(typed)]).toEqual([typed, value]);
        },
      ),
    );
  });

  it('never has a digit that was left out: it is what was written, or nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+-]?[\d.,]{1,9}$/), (typed) => {
        const value = readDecimal(typed);
        if (value === undefined) return;
        const digits = (text: string) => text.replaceAll(/[^\d]/g, '').replace(/^0+/, '').replace(/0+$/, '');
        expect(digits(value.toFixed(10))).toBe(digits(typed));
        // The last separator is the decimal one, unless it stands before three digits of several groups.
        const [, fraction = ''] = /[.,](\d*)$/.exec(typed) ?? [];
        if (fraction !== '' && !/,\d{3},\d{3}$/.test(typed))
          expect(Math.abs(value)).toBeLessThan(10 ** (typed.replaceAll(/[^\d]/g, '').length - fraction.length));
      }),
    );
  });

  it.each([
    ['25', '25.00'],
    ['25,5', '25.50'],
    ['$25.50', '25.50'],
    ['1,234', '1,234'],
    ['1.005', '1.005'],
    ['-1', '-1'],
    ['x', 'x'],
  ])('dollars: %j is %j', (typed, dollars) => expect(typedDollars(typed)).toBe(dollars));
});
