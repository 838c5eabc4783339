import type { DayRoute, RouteStop } from './day-route.ts';

/** Where the professional is before a visit. */
type Before = {
  /** From when they can drive on. */
  freeAt: number;
  /** They have pressed on the visit before it, and are not done there. */
  isBusy: boolean;
};

const minute = 60_000;

/**
 * Returns by how many minutes each visit would begin late if the professional drove on as soon as they can: a visit that
 * runs over delays those behind it. What was pressed counts; without a press a visit is taken to begin on time. Of one that was
 * entered by hand nothing can be pressed, so it is taken to end on time, too. `now` is in epoch milliseconds.
 */
export function minutesLate({ stops, parking }: Pick<DayRoute, 'stops' | 'parking'>, now: number): number[] {
  let before: Before = { freeAt: -Infinity, isBusy: false };
  return stops.map((stop) => {
    const [planned, until] = [Date.parse(stop.start), Date.parse(stop.end)];
    const { begins, hasBegun } = beginningOf(stop, before, parking * minute, now);
    const doneAt = Date.parse(stop.progress?.doneAt ?? stop.end);
    const runsOver = hasBegun && !stop.isByHand;
    const freeAt = stop.isCompleted ? doneAt : Math.max(begins + until - planned, runsOver ? now : -Infinity);
    before = { freeAt, isBusy: stop.progress !== null && !stop.isCompleted };
    return hasBegun ? 0 : Math.ceil((begins - planned) / minute);
  });
}

function beginningOf({ start, isCompleted, progress, leg }: RouteStop, before: Before, parking: number, now: number) {
  const planned = Date.parse(start);
  if (isCompleted) return { begins: planned, hasBegun: true };
  if (progress?.startedAt) return { begins: Date.parse(progress.startedAt), hasBegun: true };
  if (progress) {
    const arrives = progress.expectedAt === null ? now : Date.parse(progress.expectedAt) + parking;
    return { begins: Math.max(planned, arrives, now), hasBegun: false };
  }
  if (planned <= now && !before.isBusy) return { begins: planned, hasBegun: true };
  const way = leg.from === 'visit' ? (leg.minutes ?? 0) * minute + parking : 0;
  return { begins: Math.max(planned, before.freeAt + way), hasBegun: false };
}
