import { describe, expect, it } from 'vitest';
import { dateOfEpochMinutes, epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { LineProblem } from './inspected-line.ts';
import { LineCells } from './line-cells.ts';
import { readVisitTime } from './visit-time.ts';

const facts = { now: epochMinutesOf(new Date('2027-01-10T12:00:00Z')), zone: 'America/Chicago' };

function timeOf(date: string, time: string, end: string) {
  const columns = ['date', 'time', 'end_time'] as const;
  const cells = new LineCells({ number: 2, cells: [date, time, end] }, [...columns], columns);
  const { start, minutes } = readVisitTime(cells, facts);
  return [dateOfEpochMinutes(start).toISOString().slice(0, 16), minutes];
}

describe('a visit in the night in which clocks go forward', () => {
  it.each([
    ['begins before midnight', '2027-03-13', '22:00', '04:00', '2027-03-14T04:00', 300],
    ['begins before midnight and ends before the change', '2027-03-13', '23:30', '01:30', '2027-03-14T05:30', 120],
    ['begins after midnight', '2027-03-14', '01:00', '04:00', '2027-03-14T07:00', 120],
    ['ends in the hour that is skipped', '2027-03-14', '01:30', '02:30', '2027-03-14T07:30', 60],
    ['begins after the change', '2027-03-14', '23:30', '00:30', '2027-03-15T04:30', 60],
    ['begins the evening after', '2027-03-15', '22:00', '04:00', '2027-03-16T03:00', 360],
    ['begins at an instant', '2027-03-13T22:00-06:00', '', '04:00', '2027-03-14T04:00', 300],
  ])('%s', (_, date, time, end, start, minutes) => expect(timeOf(date, time, end)).toEqual([start, minutes]));
});

describe('a visit in the night in which clocks go back', () => {
  it.each([
    ['begins before midnight', '2027-11-06', '22:00', '04:00', '2027-11-07T03:00', 420],
    ['begins before midnight and ends before the change', '2027-11-06', '23:30', '00:30', '2027-11-07T04:30', 60],
    ['begins after midnight', '2027-11-07', '00:30', '03:00', '2027-11-07T05:30', 210],
    ['lies in the hour that occurs twice', '2027-11-07', '01:15', '01:45', '2027-11-07T06:15', 30],
    ['lies in its second occurrence', '2027-11-07T01:15-06:00', '', '01:45', '2027-11-07T07:15', 30],
    ['begins in its second occurrence', '2027-11-07T01:15-06:00', '', '02:30', '2027-11-07T07:15', 75],
    ['begins after the change', '2027-11-07', '23:30', '00:30', '2027-11-08T05:30', 60],
  ])('%s', (_, date, time, end, start, minutes) => expect(timeOf(date, time, end)).toEqual([start, minutes]));
});

it('a visit that ends when it begins, or takes too long with the hour that clocks go back, is refused', () => {
  expect(timeOf('2027-11-06', '22:00', '09:00')).toEqual(['2027-11-07T03:00', 720]);
  for (const end of ['22:00', '09:01']) expect(() => timeOf('2027-11-06', '22:00', end)).toThrow(LineProblem);
});

describe('an end that names its date', () => {
  it.each([
    ['the same day', '2027-01-31', '10:00', '2027-01-31 11:30', '2027-01-31T16:00', 90],
    ['the next day', '2027-01-31', '22:00', '2/1/2027, 2:00 AM', '2027-02-01T04:00', 240],
    ['the hour that occurs twice', '2027-11-07T01:15-06:00', '', '2027-11-07 01:45', '2027-11-07T07:15', 30],
  ])('%s', (_, date, time, end, start, minutes) => expect(timeOf(date, time, end)).toEqual([start, minutes]));

  it.each(['2027-02-02 11:30', '2027-01-30 11:30', '1/31/2027 9:00 AM'])('%s is no visit of a day', (end) =>
    expect(() => timeOf('2027-01-31', '10:00', end)).toThrow(LineProblem),
  );
});
