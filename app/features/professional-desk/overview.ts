import type * as z from 'zod/mini';
import type {
  overviewWeekAnswer,
  travelLegAnswer,
  jobAnswer,
  recentBookingAnswer,
  setupStateAnswer,
  overviewAnswer,
} from './answers/overview.server.ts';

/** A professional's overview. Amounts are dollars with two decimals, instants ISO 8601 with offset. */
export type OverviewDto = z.infer<typeof overviewAnswer>;

export type OverviewWeek = z.infer<typeof overviewWeekAnswer>;

export type RecentBooking = z.infer<typeof recentBookingAnswer>;

/** A visit with the details needed to get there. */
export type JobDto = z.infer<typeof jobAnswer>;

/** The trip to a visit, from the previous one that day or from the professional's own ZIP. */
export type TravelLeg = z.infer<typeof travelLegAnswer>;

/** Which setup steps a professional has completed. */
export type SetupState = z.infer<typeof setupStateAnswer>;

export const overviewWeeks = 12;
export const recentMaximum = 5;
