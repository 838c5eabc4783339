import { epochDayOf, weekdayOf, type EpochDay } from '#app/lib/dates/plain-date.ts';
import { localMinutesToInstant, type EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { bookableTimes } from './availability-limits.ts';
import { RangeCursor, type TimeRange } from './range-cursor.ts';
import type { SlotRules, UnavailableReason } from './slot-rules.ts';
import { openingHoursOfWeek, type OpeningHours } from './hours/weekly-hours.ts';
import { isBestForRoute } from './best-for-route.ts';
import { isReachable } from './reach.ts';

const minutesPerDay = 1440;
const slotMinutes = bookableTimes.map(minuteOfDay);
const firstMinute = Math.min(...slotMinutes);
const lastMinute = Math.max(...slotMinutes);

/**
 * Checks slots day by day without allocating an object for each: the directory computes the next free slot of
 * thousands of professionals. Days are best visited in ascending order (see RangeCursor).
 */
export class SlotScan {
  private readonly rules: SlotRules;
  private readonly week: (OpeningHours | null)[] | null;
  private readonly blocked: RangeCursor;
  private readonly away: RangeCursor;
  private readonly busy: RangeCursor;
  private readonly earliest: EpochDay;
  private readonly latest: EpochDay;
  private localMidnight = 0;
  /** Minutes ahead of UTC on this day; null if the offset changes between its slots. */
  private offset: number | null = 0;
  private inWindow = false;
  private openingHours: OpeningHours | null = null;

  constructor(rules: SlotRules) {
    this.rules = rules;
    this.week = rules.weeklyHours === null ? null : openingHoursOfWeek(rules.weeklyHours);
    this.blocked = new RangeCursor(rules.blocked);
    this.away = new RangeCursor(rules.away);
    this.busy = new RangeCursor(rules.busy);
    this.earliest = epochDayOf(rules.window.earliest);
    this.latest = epochDayOf(rules.window.latest);
  }

  moveTo(day: EpochDay): void {
    this.localMidnight = day * minutesPerDay;
    this.offset = this.offsetOfDay();
    this.inWindow = day >= this.earliest && day <= this.latest;
    this.openingHours = this.week?.[weekdayOf(day)] ?? null;
  }

  /** Returns the start of a slot, by its index in bookableTimes. */
  startOf(slot: number): EpochMinutes {
    const local = this.localMidnight + (slotMinutes[slot] ?? 0);
    return this.offset === null ? localMinutesToInstant(local, this.rules.timeZone) : local - this.offset;
  }

  /** Returns why the slot cannot be booked, or null if it can; in the order of unavailableReasons. */
  reasonOf(slot: number): UnavailableReason | null {
    if (!this.inWindow) return 'outside-window';
    const start = this.startOf(slot);
    if (start <= this.rules.now) return 'past';
    if (start < this.rules.now + this.rules.notice) return 'too-soon';
    if (!this.isLicensed(start)) return 'unlicensed';
    if (!this.isWithinHours(slotMinutes[slot] ?? 0)) return 'outside-hours';
    if (this.isBlocked(start) || this.isAway(start)) return 'blocked';
    if (this.isBooked(start)) return 'booked';
    return this.isTooFar(slot, start) ? 'too-far' : null;
  }

  /** Whether a slot that can be booked is best for the route. */
  isBestForRoute(slot: number): boolean {
    const { travel } = this.rules;
    if (travel === null) return false;
    const start = this.startOf(slot);
    return isBestForRoute(travel, this.visitAt(start), this.offsetAt(slot, start));
  }

  private offsetOfDay(): number | null {
    const first = this.localMidnight + firstMinute;
    const last = this.localMidnight + lastMinute;
    const offset = first - localMinutesToInstant(first, this.rules.timeZone);
    return last - localMinutesToInstant(last, this.rules.timeZone) === offset ? offset : null;
  }

  private isLicensed(start: EpochMinutes): boolean {
    const { licensedUntil, service } = this.rules;
    return licensedUntil === null || start + service.duration <= licensedUntil;
  }

  private isWithinHours(minute: number): boolean {
    if (this.week === null) return true;
    if (this.openingHours === null) return false;
    const { opens, closes } = this.openingHours;
    return minute >= opens && minute + this.rules.service.duration <= closes;
  }

  /**
   * A start at either end of a blocked slot is blocked (document 1, section 5); a service may end as a blocked slot
   * begins.
   */
  private isBlocked(start: EpochMinutes): boolean {
    return this.blocked.latestEndOfStartsBefore(start + this.rules.service.duration) >= start;
  }

  /** Half-open, unlike blocked slots: a visit may begin as an appointment elsewhere ends. */
  private isAway(start: EpochMinutes): boolean {
    return this.away.latestEndOfStartsBefore(start + this.rules.service.duration) > start;
  }

  /** Compares half-open ranges, with the new booking's own buffer, like the database's exclusion constraint. */
  private isBooked(start: EpochMinutes): boolean {
    const { duration, buffer } = this.rules.service;
    return this.busy.latestEndOfStartsBefore(start + duration + buffer) > start;
  }

  private isTooFar(slot: number, start: EpochMinutes): boolean {
    const { travel } = this.rules;
    return travel !== null && !isReachable(travel, this.visitAt(start), this.offsetAt(slot, start));
  }

  private visitAt(start: EpochMinutes): TimeRange {
    const { duration, buffer } = this.rules.service;
    return { start, end: start + duration + buffer };
  }

  private offsetAt(slot: number, start: EpochMinutes): number {
    return this.localMidnight + (slotMinutes[slot] ?? 0) - start;
  }
}
