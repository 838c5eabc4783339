import { calendarDate, epochDay, weekdayOf, type EpochDay } from '#app/lib/dates/plain-date.ts';

/** Minutes since 1970-01-01T00:00 on a wall clock. */
export type LocalMinutes = number;

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A rule for repeating (RFC 5545, 3.3.10), by days and times of a day. Empty lists limit nothing. */
export type Recurrence = {
  frequency: Frequency;
  interval: number;
  count: number | null;
  /** The last start that it allows. */
  until: LocalMinutes | null;
  /** 0 for Sunday. */
  weekStart: number;
  months: readonly number[];
  weekNumbers: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  /** Of a day; without any it is the event's own hour, and the same with minutes. */
  hours: readonly number[];
  minutes: readonly number[];
  /** The ordinal is 0 for every such weekday, -1 for the last one. */
  weekdays: readonly { weekday: number; ordinal: number }[];
  /** Which of the starts of a period count: 1 is the first, -1 the last. */
  positions: readonly number[];
};

/**
 * What may be spent on reading one calendar: every day that is looked at costs 1, and so does every further start in it
 * and every change of all later occurrences.
 */
export class Effort {
  private left: number;

  constructor(steps: number) {
    this.left = steps;
  }

  /** @throws RangeError once too much is asked */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0) throw new RangeError('The calendar repeats too much to be read');
  }
}

const minutesPerDay = 1440;

/**
 * Returns the starts from `from` to `to` (exclusive) of an event that repeats. It looks at each day once and asks
 * whether the rule has it, so that no rule, however hostile, takes longer than its days; libraries that walk from one
 * occurrence to the next never end for the 30th of February.
 */
export function startsBetween(
  rule: Recurrence,
  start: LocalMinutes,
  [from, to]: readonly [LocalMinutes, LocalMinutes],
  effort: Effort,
): LocalMinutes[] {
  const startDay = Math.floor(start / minutesPerDay);
  const until = Math.min(to - 1, rule.until ?? Infinity);
  const last = Math.floor(until / minutesPerDay);
  // Counting begins where the event does.
  const first = rule.count === null ? Math.max(startDay, Math.floor(from / minutesPerDay)) : startDay;
  const days = new RuleDays(rule, start, effort);
  const starts: LocalMinutes[] = [];
  let counted = 0;
  for (let day = first; day <= last && counted < (rule.count ?? Infinity); day += 1) {
    for (const occurrence of days.startsOn(day)) {
      // On its first day a rule may have times that lie before the event.
      if (occurrence < start || counted >= (rule.count ?? Infinity)) continue;
      counted += 1;
      if (occurrence >= from && occurrence <= until) starts.push(occurrence);
    }
  }
  return starts;
}

/** The starts of a rule that begins at a time, by day. */
class RuleDays {
  private readonly rule: Recurrence;
  private readonly start: DayFacts;
  private readonly effort: Effort;
  /** Minutes of a day, in order. */
  private readonly times: readonly number[];
  private chosen: { period: EpochDay; starts: ReadonlySet<LocalMinutes> } | null = null;

  constructor(rule: Recurrence, start: LocalMinutes, effort: Effort) {
    this.rule = rule;
    this.start = factsOf(Math.floor(start / minutesPerDay), rule.weekStart);
    this.times = timesOf(rule, start - this.start.day * minutesPerDay);
    this.effort = effort;
  }

  startsOn(day: EpochDay): LocalMinutes[] {
    this.effort.spend(1);
    const facts = factsOf(day, this.rule.weekStart);
    if (periodsBetween(this.rule.frequency, this.start, facts) % this.rule.interval !== 0) return [];
    if (!matches(this.rule, this.start, facts)) return [];
    const starts = this.allOn(day);
    if (this.rule.positions.length === 0) return starts;
    const chosen = this.chosenStarts(facts);
    return starts.filter((start) => chosen.has(start));
  }

  private allOn(day: EpochDay): LocalMinutes[] {
    this.effort.spend(this.times.length - 1);
    return this.times.map((time) => day * minutesPerDay + time);
  }

  private chosenStarts(facts: DayFacts): ReadonlySet<LocalMinutes> {
    const [first, length] = periodOf(this.rule.frequency, facts);
    if (this.chosen?.period === first) return this.chosen.starts;
    this.effort.spend(length);
    const all = Array.from({ length }, (_, index) => first + index);
    const matching = all
      .filter((day) => matches(this.rule, this.start, factsOf(day, this.rule.weekStart)))
      .flatMap((day) => this.allOn(day));
    const starts = this.rule.positions.map((position) => matching.at(position > 0 ? position - 1 : position));
    this.chosen = { period: first, starts: new Set(starts.filter((start) => start !== undefined)) };
    return this.chosen.starts;
  }
}

/** The minutes of a day at which a rule starts, in order. */
function timesOf({ hours, minutes }: Recurrence, ofStart: number): number[] {
  const inOrder = (list: readonly number[]) => [...new Set(list)].toSorted((one, other) => one - other);
  const ofHour = minutes.length === 0 ? [ofStart % 60] : inOrder(minutes);
  const ofDay = hours.length === 0 ? [Math.floor(ofStart / 60)] : inOrder(hours);
  return ofDay.flatMap((hour) => ofHour.map((minute) => hour * 60 + minute));
}

type DayFacts = {
  day: EpochDay;
  year: number;
  /** 1 to 12. */
  month: number;
  dayOfMonth: number;
  weekday: number;
  /** The first day of its week. */
  week: EpochDay;
};

function factsOf(day: EpochDay, weekStart: number): DayFacts {
  const weekday = weekdayOf(day);
  return { day, ...calendarDate(day), weekday, week: day - ((weekday - weekStart + 7) % 7) };
}

function periodsBetween(frequency: Frequency, start: DayFacts, facts: DayFacts): number {
  if (frequency === 'DAILY') return facts.day - start.day;
  if (frequency === 'WEEKLY') return (facts.week - start.week) / 7;
  if (frequency === 'MONTHLY') return (facts.year - start.year) * 12 + facts.month - start.month;
  return facts.year - start.year;
}

/** The first day and the number of days of the period in which positions count. */
function periodOf(frequency: Frequency, { day, year, month, week }: DayFacts): [first: EpochDay, length: number] {
  if (frequency === 'DAILY') return [day, 1];
  if (frequency === 'WEEKLY') return [week, 7];
  if (frequency === 'YEARLY') return [epochDay(year, 1, 1), epochDay(year + 1, 1, 1) - epochDay(year, 1, 1)];
  return [epochDay(year, month, 1), monthLength(year, month)];
}

function monthLength(year: number, month: number): number {
  return epochDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - epochDay(year, month, 1);
}

function matches(rule: Recurrence, start: DayFacts, facts: DayFacts): boolean {
  if (rule.months.length > 0 && !rule.months.includes(facts.month)) return false;
  if (rule.monthDays.length > 0 && !isAmong(rule.monthDays, facts.dayOfMonth, monthLength(facts.year, facts.month)))
    return false;
  if (rule.yearDays.length > 0 && !isYearDay(rule.yearDays, facts)) return false;
  if (rule.weekNumbers.length > 0 && !isInWeeks(rule, facts)) return false;
  if (rule.weekdays.length > 0) return rule.weekdays.some((named) => isWeekday(rule, named, facts));
  return isLikeStart(rule, start, facts);
}

/** Whether a number is in a list, in which -1 stands for the last of `length`. */
function isAmong(list: readonly number[], number: number, length: number): boolean {
  return list.includes(number) || list.includes(number - length - 1);
}

function isYearDay(yearDays: readonly number[], { day, year }: DayFacts): boolean {
  const first = epochDay(year, 1, 1);
  return isAmong(yearDays, day - first + 1, epochDay(year + 1, 1, 1) - first);
}

/** Weeks are numbered as in ISO 8601: the first has at least four days in the year. */
function isInWeeks({ weekNumbers, weekStart }: Recurrence, { week }: DayFacts): boolean {
  const { year } = calendarDate(week + 3);
  const firstWeek = factsOf(epochDay(year, 1, 4), weekStart).week;
  const nextYear = factsOf(epochDay(year + 1, 1, 4), weekStart).week;
  return isAmong(weekNumbers, (week - firstWeek) / 7 + 1, (nextYear - firstWeek) / 7);
}

function isWeekday(
  { frequency, months }: Recurrence,
  { weekday, ordinal }: { weekday: number; ordinal: number },
  { day, year, month, dayOfMonth, weekday: own }: DayFacts,
): boolean {
  if (weekday !== own) return false;
  if (ordinal === 0 || frequency === 'DAILY' || frequency === 'WEEKLY') return true;
  const isOfMonth = frequency === 'MONTHLY' || months.length > 0;
  const index = isOfMonth ? dayOfMonth - 1 : day - epochDay(year, 1, 1);
  const length = isOfMonth ? monthLength(year, month) : epochDay(year + 1, 1, 1) - epochDay(year, 1, 1);
  return ordinal > 0 ? Math.floor(index / 7) + 1 === ordinal : Math.floor((length - 1 - index) / 7) + 1 === -ordinal;
}

/** Without a day in the rule, the event's first day says which one it is. */
function isLikeStart(rule: Recurrence, start: DayFacts, facts: DayFacts): boolean {
  const { frequency, months, monthDays, yearDays, weekNumbers } = rule;
  if (frequency === 'DAILY' || monthDays.length > 0 || yearDays.length > 0) return true;
  if (frequency === 'WEEKLY' || weekNumbers.length > 0) return facts.weekday === start.weekday;
  if (facts.dayOfMonth !== start.dayOfMonth) return false;
  return frequency === 'MONTHLY' || months.length > 0 || facts.month === start.month;
}
