import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { epochDay } from '#app/lib/dates/plain-date.ts';
import { utcClock } from './clock.ts';
import { recurrenceOf } from './recurrence-rule.server.ts';
import { Effort, startsBetween } from './recurrence.ts';
import { localMinutesOf } from './wall-clock-time.ts';

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const list = <Value>(value: fc.Arbitrary<Value>) => fc.uniqueArray(value, { minLength: 1, maxLength: 3 });
const maybe = (part: fc.Arbitrary<string>) => fc.option(part, { nil: '' });
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));
const interval = maybe(fc.integer({ min: 1, max: 4 }).map((every) => `;INTERVAL=${every}`));
const count = maybe(fc.integer({ min: 1, max: 12 }).map((times) => `;COUNT=${times}`));
const days = list(weekday).map((names) => `;BYDAY=${names.join(',')}`);
const ordinals = fc.tuple(fc.constantFrom(1, 2, -1), weekday).map(([ordinal, name]) => `;BYDAY=${ordinal}${name}`);
const monthDays = list(fc.integer({ min: 1, max: 28 })).map((numbers) => `;BYMONTHDAY=${numbers.join(',')}`);
const months = list(fc.integer({ min: 1, max: 12 })).map((numbers) => `;BYMONTH=${numbers.join(',')}`);
// From the event's own time on, in order, as programs write them.
const ofDay = (part: string, first: number, last: number) =>
  fc
    .uniqueArray(fc.integer({ min: first + 1, max: last }), { maxLength: 3 })
    .map((later) => `;${part}=${[first, ...later.toSorted((one, other) => one - other)].join(',')}`);
const hours = ofDay('BYHOUR', 9, 23);
const minutes = ofDay('BYMINUTE', 30, 59);

// What calendar programs write. ical.js never ends for some other rules.
const rules = fc.oneof(
  joined(fc.constant('FREQ=DAILY'), interval, count),
  joined(fc.constant('FREQ=WEEKLY'), interval, count, days),
  joined(fc.constant('FREQ=MONTHLY'), interval, count, fc.oneof(monthDays, ordinals)),
  joined(fc.constant('FREQ=YEARLY'), count, months, maybe(ordinals)),
  joined(fc.constant('FREQ=YEARLY'), interval, count),
  joined(fc.constant('FREQ=DAILY'), interval, count, hours, maybe(minutes)),
  joined(fc.constant('FREQ=WEEKLY'), interval, count, days, maybe(hours), minutes),
);
const starts = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });

/** So many starts are compared. */
const walked = 1000;

/** The occurrences that ical.js walks through, with its limit for rules that do not end. */
function walk(rule: ICAL.Recur, start: ICAL.Time, to: number): number[] {
  const iterator = rule.iterator(start);
  const found: number[] = [];
  for (let step = 0; step < walked; step += 1) {
    const next: ICAL.Time | null = iterator.next();
    if (!next || localMinutesOf(next) >= to) break;
    found.push(localMinutesOf(next));
  }
  return found;
}

describe('the days of a rule', () => {
  it('are those that ical.js walks through', () => {
    fc.assert(
      fc.property(rules, starts, (text, { month, day }) => {
        const rule = ICAL.Recur.fromString(text);
        const start = new ICAL.Time(
          { year: 2024, month, day, hour: 9, minute: 30, second: 0, isDate: false },
          ICAL.Timezone.utcTimezone,
        );
        const from = localMinutesOf(start);
        const to = epochDay(2026, 6, 1) * 1440;
        const expected = walk(rule, start, to);
        const ours = recurrenceOf(rule, { clock: utcClock, isDate: false });
        expect(startsBetween(ours, from, [from, to], new Effort(100_000)).slice(0, walked)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
