import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMinutesOf, zoneOffset } from '#app/lib/dates/time-zone.ts';
import { clockOfChanges, clockOfZone, type OffsetChange } from './clock.ts';

const zone = 'America/New_York';
const [from, to] = ['2024-01-01T00:00Z', '2030-01-01T00:00Z'].map((time) => epochMinutesOf(new Date(time))) as [
  number,
  number,
];
const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
const changesOfZone = hours
  .map((at): OffsetChange => ({ at, before: zoneOffset(at - 1, zone), after: zoneOffset(at, zone) }))
  .filter(({ before, after }) => before !== after);

/** What a clock shows, found by going through all changes and minutes. */
function slowClock(changes: readonly OffsetChange[], first: number, last: number) {
  const offsetAt = (instant: number) => changes.findLast(({ at }) => instant >= at)?.after ?? changes[0]?.before ?? 0;
  const toLocal = (instant: number) => instant + offsetAt(instant);
  const minutes = Array.from({ length: last - first }, (_, index) => first + index);
  const toInstant = (local: number) => {
    const reached = minutes.find((instant) => toLocal(instant) >= local) ?? last;
    return toLocal(reached) === local ? reached : local - offsetAt(reached - 1);
  };
  return { toLocal, toInstant };
}

describe('the clock of a zone that a calendar defines', () => {
  it('shows the same as that of the zone, also in hours that are skipped or occur twice', () => {
    const clock = clockOfChanges(changesOfZone);
    const known = clockOfZone(zone);
    const near = fc
      .tuple(fc.constantFrom(...changesOfZone), fc.integer({ min: -600, max: 600 }))
      .map(([{ at }, minutes]) => at + minutes);
    fc.assert(
      fc.property(fc.oneof(near, fc.integer({ min: from, max: to })), (minute) => {
        expect(clock.toLocal(minute)).toBe(known.toLocal(minute));
        expect(clock.toInstant(minute - 300)).toBe(known.toInstant(minute - 300));
      }),
    );
  });

  it('takes any changes, with some that change nothing, as one that looks at every minute does', () => {
    const offset = fc.constantFrom(-60, -30, 0, 45);
    const change = fc.record({ at: fc.integer({ min: 0, max: 600 }), before: offset, after: offset });
    const inOrder = fc
      .array(change, { minLength: 1, maxLength: 8 })
      .map((changes) => changes.toSorted((one, other) => one.at - other.at));
    fc.assert(
      fc.property(inOrder, fc.integer({ min: -120, max: 720 }), (changes, minute) => {
        const [clock, slow] = [clockOfChanges(changes), slowClock(changes, -240, 900)];
        expect(clock.toLocal(minute)).toBe(slow.toLocal(minute));
        expect(clock.toInstant(minute)).toBe(slow.toInstant(minute));
      }),
    );
  });

  it('looks at few of its changes to convert a time', () => {
    let looks = 0;
    const changes = Array.from({ length: 2000 }, (_, index) => ({
      get at() {
        looks += 1;
        return index * 1440;
      },
      before: index % 2,
      after: (index + 1) % 2,
    }));
    const clock = clockOfChanges(changes);
    const built = looks;
    expect(clock.toInstant(clock.toLocal(1000 * 1440 + 7))).toBe(1000 * 1440 + 7);
    expect(looks - built).toBeLessThan(50);
  });
});
