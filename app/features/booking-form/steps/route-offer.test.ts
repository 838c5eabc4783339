import { expect, it } from 'vitest';
import { routeOffer } from './route-offer.ts';

const slot = (time: string, discount_percent: number) => ({
  time,
  starts_at: `2026-11-27T${time}:00-06:00`,
  available: true,
  reason: null,
  best_for_route: discount_percent > 0,
  discount_percent,
});
const [nine, ten, eleven, noon, one] = [
  slot('09:00', 0),
  slot('10:00', 10),
  slot('11:00', 10),
  slot('12:00', 10),
  slot('13:00', 10),
] as const;

it('times that save something are offered to whoever has chosen one that does not', () => {
  expect(routeOffer([nine, ten, eleven, noon, one], nine)).toEqual({ percent: 10, slots: [ten, eleven, noon] });
  expect(routeOffer([nine, ten], ten)).toBeUndefined();
  expect(routeOffer([nine, ten], undefined)).toBeUndefined();
  expect(routeOffer([nine, { ...ten, discount_percent: 0 }], nine)).toBeUndefined();
});
