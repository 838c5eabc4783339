import { expect, it } from 'vitest';
import { jobMoment, nextJob, timeUntil, formatTravel } from './job-moment.ts';

const at = (time: string) => `2026-11-20T${time}:00-06:00`;
const now = Date.parse(at('12:00'));
const job = (start: string, end: string, status: 'confirmed' | 'completed' = 'confirmed') => ({
  status,
  is_by_hand: false,
  start_time: at(start),
  end_time: at(end),
});

it.each([
  [job('09:00', '10:00', 'completed'), 'done'],
  [job('10:00', '11:00'), 'over'],
  [job('11:00', '12:00'), 'over'],
  [job('11:30', '12:30'), 'now'],
  [job('12:00', '13:00'), 'now'],
  [job('12:01', '13:00'), 'ahead'],
  [{ ...job('10:00', '11:00'), is_by_hand: true }, 'done'],
  [{ ...job('11:30', '12:30'), is_by_hand: true }, 'now'],
])('%o is %s at noon', (visit, moment) => expect(jobMoment(visit, now)).toBe(moment));

it('next is what is under way, else what comes', () => {
  const [under, later] = [job('11:30', '12:30'), job('15:00', '16:00')];
  expect(nextJob([job('09:00', '10:00', 'completed'), job('10:00', '11:00'), under, later], now)).toBe(under);
  expect(nextJob([job('10:00', '11:00'), later], now)).toBe(later);
  expect(nextJob([job('10:00', '11:00')], now)).toBeUndefined();
});

it.each([
  ['12:00', 'now'],
  ['12:01', 'in 1 min'],
  ['14:05', 'in 2 h 5 min'],
])('%s is %s', (start, words) => expect(timeUntil(at(start), now)).toBe(words));

it.each([
  [{ from: 'base', miles: 2.4, minutes: null }, 'About 2.4 mi from your ZIP'],
  [{ from: 'visit', miles: 12, minutes: 90 }, 'About 12.0 mi from the last visit, 1 h 30 min between'],
  [{ from: 'visit', miles: null, minutes: 0 }, 'No time between'],
  [{ from: 'base', miles: null, minutes: null }, undefined],
] as const)('%o is told as %s', (travel, words) => expect(formatTravel(travel)).toBe(words));
