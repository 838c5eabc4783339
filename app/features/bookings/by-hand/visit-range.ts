import { addMonths, isPlainDate } from '#app/lib/dates/plain-date.ts';
import {
  dateOfEpochMinutes,
  localDate,
  localTime,
  wallClockToInstant,
  type EpochMinutes,
} from '#app/lib/dates/time-zone.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { byHandErrors } from './by-hand.errors.ts';
import { byHandLimits } from './by-hand-limits.ts';

/** When a visit is to take place, on its professional's clock; `buffer` and `duration` are minutes. */
export type VisitTiming = { date: string; time: WallTime; duration: number; buffer: number };

/**
 * The range that a visit takes, which has to lie ahead.
 * @throws AppError visit_not_ahead, under the field `date`; visit_time_skipped, under `time`, where clocks go forward
 */
export function visitRange({ date, time, duration, buffer }: VisitTiming, zone: string, now: EpochMinutes) {
  const latest = addMonths(localDate(now, zone), byHandLimits.monthsAhead);
  const start = isPlainDate(date) && date <= latest ? wallClockToInstant(date, minuteOfDay(time), zone) : now;
  if (start <= now) {
    const { message } = byHandErrors.visit_not_ahead;
    throw new AppError(byHandErrors.visit_not_ahead, { fields: { date: message } });
  }
  if (localTime(start, zone) !== time) {
    const { message } = byHandErrors.visit_time_skipped;
    throw new AppError(byHandErrors.visit_time_skipped, { fields: { time: message } });
  }
  return {
    start_time: dateOfEpochMinutes(start),
    end_time: dateOfEpochMinutes(start + duration),
    busy_until: dateOfEpochMinutes(start + duration + buffer),
  };
}
