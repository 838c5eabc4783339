import type * as z from 'zod/mini';
import type {
  overviewWeekAnswer,
  travelLegAnswer,
  jobAnswer,
  recentBookingAnswer,
  setupStateAnswer,
  overviewAnswer,
} from './answers/overview.server.ts';

/** A professional's business at a glance. Amounts are dollars with two decimals, instants ISO 8601 with offset. */
export type OverviewDto = z.infer<typeof overviewAnswer>;

export type OverviewWeek = z.infer<typeof overviewWeekAnswer>;

export type RecentBooking = z.infer<typeof recentBookingAnswer>;

/** A visit with what it takes to get there. */
export type JobDto = z.infer<typeof jobAnswer>;

/** The way to a visit, from the one before it that day or from the professional's own ZIP. */
export type TravelLeg = z.infer<typeof travelLegAnswer>;

/** What a professional has done of what a business here needs. */
export type SetupState = z.infer<typeof setupStateAnswer>;

export const overviewWeeks = 12;
export const recentMaximum = 5;
