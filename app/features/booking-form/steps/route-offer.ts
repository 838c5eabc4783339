import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';

type Slot = DaySlotsDto['slots'][number];

/** What other times of the day save. */
export interface RouteOffer {
  percent: number;
  slots: Slot[];
}

const offered = 3;

/** The discounted times of a day, for somebody who has chosen another one; undefined if there are none. */
export function routeOffer(slots: readonly Slot[], chosen: Slot | undefined): RouteOffer | undefined {
  if (!chosen || chosen.discount_percent > 0) return undefined;
  const discounted = slots.filter((slot) => slot.discount_percent > 0).slice(0, offered);
  const [first] = discounted;
  return first && { percent: first.discount_percent, slots: discounted };
}
