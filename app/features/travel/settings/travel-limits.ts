import { wallTime } from '#app/lib/dates/wall-time.ts';

/** Limits of the travel settings, in minutes; the discount in percent. */
export const travelLimits = {
  parking: { minimum: 0, maximum: 60, step: 5 },
  maximumDrive: { minimum: 5, maximum: 480, step: 5 },
  routeDiscount: { minimum: 0, maximum: 25, step: 5 },
} as const;

/** How near another visit has to be, in minutes: a stop so near one adds at most the drive there and back. */
export const routeLimits = { drive: 10, gap: 120 } as const;

/** A ZIP this far from the center of a service area, and outside it, is nobody's way to work. */
export const farMiles = 50;

const timeStep = 30;

/** The times between which a professional can say to be on the road. */
export const roadTimes = Array.from({ length: 1440 / timeStep }, (_, step) => wallTime(step * timeStep));
