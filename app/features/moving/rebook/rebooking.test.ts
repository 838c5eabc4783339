import { expect, it } from 'vitest';
import { isPriceChanged, priceLines } from './rebooking.ts';

const price = (service_price: string, travel_fee_amount: string, total_amount: string, discount_amount = '0.00') => ({
  service_price,
  discount_amount,
  travel_fee_amount,
  total_amount,
});

it('an unchanged price is one, and a travel fee of nothing is not named', () => {
  expect(isPriceChanged(price('75.00', '0.00', '75.00'), price('75.00', '0.00', '75.00'))).toBe(false);
  expect(priceLines(price('75.00', '0.00', '75.00'), price('75.00', '0.00', '75.00')).map(({ name }) => name)).toEqual([
    'Service',
    'Total',
  ]);
});

it('a total that stays the same while its parts change is a change', () => {
  const [before, now] = [price('75.00', '5.00', '80.00'), price('80.00', '0.00', '80.00')];
  expect(isPriceChanged(before, now)).toBe(true);
  expect(priceLines(before, now)).toEqual([
    { name: 'Service', before: '75.00', now: '80.00', isTotal: false },
    { name: 'Travel fee', before: '5.00', now: '0.00', isTotal: false },
    { name: 'Total', before: '80.00', now: '80.00', isTotal: true },
  ]);
});

it('a discount is a line of its own, taken off', () => {
  const [before, now] = [price('75.00', '0.00', '75.00'), price('75.00', '0.00', '67.50', '7.50')];
  expect(priceLines(before, now)[1]).toEqual({
    name: 'Best for the route',
    before: '0.00',
    now: '-7.50',
    isTotal: false,
  });
});
