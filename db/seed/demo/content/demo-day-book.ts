import { bookableTimes } from '#app/features/slot-rules/availability-limits.ts';
import { openingHoursOfWeek, type OpeningHours } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { epochDayOf, weekdayOf, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** Minutes since midnight of one date. */
interface TakenRange {
  kind: 'booking' | 'block';
  start: number;
  end: number;
}

/** The bookings and blocks planned for one professional, so that none overlap. */
export class DemoDayBook {
  /** By weekday, Sunday first; null if no hours were ever saved. */
  readonly #openingHours: readonly (OpeningHours | null)[] | null;
  readonly #taken = new Map<PlainDate, TakenRange[]>();

  constructor(hours: WeeklyHours | null) {
    this.#openingHours = hours && openingHoursOfWeek(hours);
  }

  /** The fixed slots of a date at which a service of this length fits; the buffer may not overlap anything either. */
  freeSlots(date: PlainDate, durationMinutes: number, bufferMinutes: number): WallTime[] {
    const open = this.openingHours(date);
    if (open === null) return [];
    return bookableTimes.filter((time) => {
      const start = minuteOfDay(time);
      const busyUntil = start + durationMinutes + bufferMinutes;
      const isOpen = start >= open.opens && start + durationMinutes <= open.closes;
      return isOpen && !this.#clashes(date, { kind: 'booking', start, end: busyUntil });
    });
  }

  /**
   * Adds the block if nothing overlaps or touches it.
   * @returns whether it was added
   */
  takeBlock(date: PlainDate, start: number, end: number): boolean {
    const block: TakenRange = { kind: 'block', start, end };
    if (this.#clashes(date, block)) return false;
    this.#take(date, block);
    return true;
  }

  takeBooking(date: PlainDate, time: WallTime, busyMinutes: number): void {
    const start = minuteOfDay(time);
    this.#take(date, { kind: 'booking', start, end: start + busyMinutes });
  }

  /** Null on a day off. */
  openingHours(date: PlainDate): OpeningHours | null {
    if (this.#openingHours === null) return anyHour;
    return this.#openingHours[weekdayOf(epochDayOf(date))] ?? null;
  }

  #clashes(date: PlainDate, wanted: TakenRange): boolean {
    return (this.#taken.get(date) ?? []).some((taken) => overlap(taken, wanted));
  }

  #take(date: PlainDate, range: TakenRange): void {
    this.#taken.set(date, [...(this.#taken.get(date) ?? []), range]);
  }
}

/** Without saved hours every slot can be booked (OPEN-30). */
const anyHour: OpeningHours = { opens: 9 * 60, closes: 22 * 60 };

/** A booking may not even touch a block: a slot that starts when a block ends cannot be booked. */
function overlap(one: TakenRange, other: TakenRange): boolean {
  if (one.kind === other.kind) return one.start < other.end && other.start < one.end;
  return one.start <= other.end && other.start <= one.end;
}
