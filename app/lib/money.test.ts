import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  cents,
  centsFromDollars,
  dollarNumber,
  dollarString,
  formatDollars,
  formatDollarText,
  largestAmount,
  shareOf,
  subtractCents,
} from './money.ts';
import { proves } from '#tests/support/proves.ts';

const anyAmount = fc.integer({ min: 0, max: largestAmount }).map(cents);
const smallAmount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);

describe('reading dollars', () => {
  it('reads numeric(10,2) strings and plain numbers', () => {
    expect(centsFromDollars('75.00')).toBe(7500);
    expect(centsFromDollars('75')).toBe(7500);
    expect(centsFromDollars('75.5')).toBe(7550);
    expect(centsFromDollars('-5.25')).toBe(-525);
    expect(centsFromDollars('99999999.99')).toBe(9_999_999_999);
    expect(centsFromDollars(19.99)).toBe(1999);
    expect(centsFromDollars(0)).toBe(0);
    expect(Object.is(centsFromDollars('-0.00'), 0)).toBe(true);
  });

  it.each(['', ' 1', '1.005', '1e3', '$5', '1,000.00', 'NaN', '100000000.00', '.5'])('refuses %j', (text) => {
    expect(() => centsFromDollars(text)).toThrow(RangeError);
  });

  it.each([1.005, Number.NaN, Infinity, 1e9])('refuses the number %d', (value) => {
    expect(() => centsFromDollars(value)).toThrow(RangeError);
  });

  it('gives every amount back from its string and its number', () => {
    fc.assert(
      fc.property(anyAmount, fc.boolean(), (size, negative) => {
        const amount = cents(negative ? -size : size);
        expect(centsFromDollars(dollarString(amount))).toBe(amount);
        expect(centsFromDollars(dollarNumber(amount))).toBe(amount);
      }),
    );
  });
});

describe('writing dollars', () => {
  it('shows dollars with two decimals', proves('LIMIT-032', 'DATA-127', 'DATA-128'), () => {
    expect(formatDollars(cents(7500))).toBe('$75.00');
    expect(formatDollars(cents(5))).toBe('$0.05');
    expect(formatDollars(cents(0))).toBe('$0.00');
    expect(formatDollars(cents(125_000))).toBe('$1,250.00');
    expect(formatDollars(cents(123_456_789))).toBe('$1,234,567.89');
    expect(formatDollars(cents(-500))).toBe('-$5.00');
  });

  it('shows the dollars of an answer', () => {
    expect(formatDollarText('1250.00')).toBe('$1,250.00');
    expect(formatDollarText('-5.00')).toBe('-$5.00');
    expect(() => formatDollarText('free')).toThrow(RangeError);
  });

  it('agrees with Intl for every amount', () => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(fc.property(anyAmount, (amount) => formatDollars(amount) === intl.format(amount / 100)));
  });
});

describe('sums and shares', () => {
  it('adds and subtracts exactly, and refuses what the database cannot hold', () => {
    expect(addCents(cents(10), cents(20), cents(-5))).toBe(25);
    expect(addCents()).toBe(0);
    expect(subtractCents(cents(100), cents(110))).toBe(-10);
    expect(() => addCents(largestAmount, cents(1))).toThrow(RangeError);
    expect(() => cents(0.5)).toThrow(RangeError);
  });

  it('takes a commission of 10%, rounded half up in cents', proves('GEN-014'), () => {
    const commissionOf = (amount: number) => shareOf(cents(amount), 10);
    expect(commissionOf(7500)).toBe(750);
    expect(commissionOf(1004)).toBe(100);
    expect(commissionOf(1005)).toBe(101);
    expect(commissionOf(4)).toBe(0);
    expect(commissionOf(5)).toBe(1);
  });

  it('commission and the rest always make up the amount, within half a cent of a tenth', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const commission = shareOf(amount, 10);
        expect(addCents(commission, subtractCents(amount, commission))).toBe(amount);
        expect(commission * 10 - amount).toBeGreaterThan(-5);
        expect(commission * 10 - amount).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('shares are exact to the hundredth of a percent and never exceed the whole', () => {
    expect(shareOf(cents(7501), 50)).toBe(3751);
    expect(shareOf(cents(10_000), 33.33)).toBe(3333);
    expect(shareOf(cents(999), 0)).toBe(0);
    expect(() => shareOf(cents(100), 0.001)).toThrow(RangeError);
    expect(() => shareOf(cents(-1), 10)).toThrow(RangeError);
    expect(() => shareOf(cents(100), -1)).toThrow(RangeError);
    fc.assert(
      fc.property(smallAmount, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const exact = (BigInt(amount) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
        expect(shareOf(amount, basisPoints / 100)).toBe(Number(exact));
        expect(shareOf(amount, basisPoints / 100)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
