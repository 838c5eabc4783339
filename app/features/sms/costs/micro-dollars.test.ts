import { expect, it } from 'vitest';
import { priceMicros } from '../delivery/commands/read-prices.server.ts';
import { microDollars, monthName } from './micro-dollars.ts';

it.each([
  [{ price: '-0.00790', price_unit: 'USD' }, 7_900],
  [{ price: '-0.0083', price_unit: 'usd' }, 8_300],
  [{ price: '-1', price_unit: 'USD' }, 1_000_000],
  [{ price: null, price_unit: 'USD' }, undefined],
  [{ price: '-0.00790', price_unit: 'EUR' }, undefined],
  [{ price: 'free', price_unit: 'USD' }, undefined],
])('%j is read as %s', (message, micros) => expect(priceMicros(message)).toBe(micros));

it('prices and months are written as people read them', () => {
  expect(microDollars(7_900, 4)).toBe('$0.0079');
  expect(microDollars(1_234_567_890, 2)).toBe('$1,234.57');
  expect(microDollars(995_000, 2)).toBe('$1.00');
  expect(monthName('2026-11')).toBe('November 2026');
});
