import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesText } from './arrival-text.ts';
import { driveChoices } from './drive-choices.ts';
import { drivingMinutes } from './driving-minutes.ts';
import { progressHeading } from './progress-line.ts';
import { type RecordedStep, standingSteps } from '#app/features/bookings/steps/visit-steps.ts';
import { pressTime, stepsAfter } from './visit-progress.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute));
const step = (id: string, name: RecordedStep['step'], undoes: string | null = null): RecordedStep => ({
  id,
  step: name,
  pressed_at: at(0),
  recorded_at: at(0),
  drive_minutes: name === 'driving' ? 12 : null,
  undoes,
});
const standing = (rows: RecordedStep[], isCompleted = false) => standingSteps(rows, isCompleted).map(({ id }) => id);

describe('the steps that stand', () => {
  it('are all but those that were taken back', () => {
    const rows = [step('a', 'driving'), step('b', 'arrived'), step('c', 'undo', 'b'), step('d', 'arrived')];
    expect(standing(rows)).toEqual(['a', 'd']);
  });

  it('have the last completion only, and none once it is undone', () => {
    const rows = [step('a', 'arrived'), step('b', 'started'), step('c', 'done')];
    expect(standing(rows)).toEqual(['a', 'b']);
    expect(standing([...rows, step('d', 'done')], true)).toEqual(['a', 'b', 'd']);
  });

  it('follow each other, and only the drive may be left out', () => {
    expect(stepsAfter(undefined)).toEqual(['driving', 'arrived']);
    expect(stepsAfter('driving')).toEqual(['arrived']);
    expect(stepsAfter('arrived')).toEqual(['started']);
    expect(stepsAfter('started')).toEqual(['done']);
    expect(stepsAfter('done')).toEqual([]);
  });
});

describe('the time of a press', () => {
  it('is the phone’s within what the server knows', () => {
    const known = { now: at(30), opensAt: at(0), previous: at(10) };
    expect(pressTime(at(20), known)).toEqual(at(20));
    expect(pressTime(at(45), known)).toEqual(at(30));
    expect(pressTime(at(5), known)).toEqual(at(10));
    expect(pressTime(at(-60), { ...known, previous: undefined })).toEqual(at(0));
  });

  it('is never in the future, nor before the step before it, whatever a clock says', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.nat(59), fc.nat(59), (claimed, one, other) => {
        const [previous, now] = [at(Math.min(one, other)), at(Math.max(one, other))];
        const pressed = pressTime(claimed, { now, opensAt: at(0), previous });
        expect(pressed >= previous && pressed <= now).toBe(true);
      }),
    );
  });
});

describe('the drive', () => {
  it('is guessed from the distance and can be corrected', () => {
    expect(drivingMinutes(null)).toBe(15);
    expect(drivingMinutes(0)).toBe(4);
    expect(drivingMinutes(5)).toBe(17);
    expect(drivingMinutes(5_000)).toBe(240);
    expect(driveChoices(17)).toEqual([5, 10, 15, 17, 20, 30, 45, 60, 90, 120]);
    expect(driveChoices(15)).toHaveLength(9);
  });

  it('can be chosen as it was guessed before, too, when it is guessed anew', () => {
    expect(driveChoices(31, 23)).toEqual([5, 10, 15, 20, 23, 30, 31, 45, 60, 90, 120]);
  });

  it('is told in minutes until it is due', () => {
    const expected = at(12).toISOString();
    expect(minutesText(expected, at(0).getTime())).toBe('about 12 minutes');
    expect(minutesText(expected, at(11).getTime())).toBe('about a minute');
    expect(minutesText(expected, at(13).getTime())).toBe('any minute now');
  });
});

it.each([
  ['2026-11-25T05:59:00Z', 'Tue, Nov 24, 2026'],
  ['2026-11-25T06:00:00Z', 'Today'],
  ['2026-11-26T05:59:00Z', 'Today'],
  ['2026-11-26T06:00:00Z', 'Thu, Nov 26, 2026'],
])('the progress of a visit in Austin that starts at %s is headed "%s" on November 25', (startTime, heading) => {
  expect(progressHeading(startTime, Date.parse('2026-11-25T20:00:00Z'), 'America/Chicago')).toBe(heading);
});
