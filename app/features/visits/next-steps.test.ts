import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const start = Date.parse('2026-11-25T10:00:00-06:00');
const hour = 3_600_000;
const visit = {
  status: 'confirmed' as const,
  start_time: '2026-11-25T10:00:00-06:00',
  end_time: '2026-11-25T11:00:00-06:00',
  problem_status: null,
  total_amount: '75.00',
  refunded_amount: null,
  professional: { id: 'p', profile: { first_name: 'Maya' } },
};
const titles = (changes: Partial<Parameters<typeof nextSteps>[0]>, now: number) =>
  nextSteps({ ...visit, ...changes }, now).map(({ title }) => title);

it('a paid visit: a reminder, the visit, the payment, the review, and what to do if something is wrong', () => {
  expect(titles({}, start - 48 * hour)).toEqual([
    'We remind you',
    'Maya comes to you',
    'We hold your payment',
    'Say how it was',
    'Something wrong? Tell us',
  ]);
});

it('holds no payment that was refunded in full, and one that was refunded in part', () => {
  const held = (refunded_amount: string) => titles({ refunded_amount }, start - hour).includes('We hold your payment');
  expect([held('75.00'), held('20.00')]).toEqual([false, true]);
});

it('announces no reminder that will not come', () => {
  const reminder = (hoursAhead: number) => nextSteps(visit, start - hoursAhead * hour)[0]?.text;
  expect([25, 23].map(reminder)).toEqual([
    'The day before and again two hours ahead, unless you’ve turned reminders off.',
    'Two hours ahead, unless you’ve turned reminders off.',
  ]);
  expect(titles({}, start - hour)).not.toContain('We remind you');
});

it('a hold begins with paying, and a cancelled booking has nothing ahead', () => {
  expect(titles({ status: 'pending' }, start - 48 * hour)).toEqual(['Pay to keep your time', 'Maya comes to you']);
  // A replacement is held for less time than other bookings.
  expect(nextSteps({ ...visit, status: 'pending' }, start - 48 * hour)[0]?.text).not.toMatch(/\d/);
  expect(titles({ status: 'cancelled' }, start - 48 * hour)).toEqual([]);
});

it('afterwards there is the review and, for two weeks, the report; a reported problem comes first', () => {
  const completed = { status: 'completed' } as const;
  expect(titles(completed, start + 25 * hour)).toEqual(['Say how it was', 'Something wrong? Tell us']);
  expect(titles(completed, start + 16 * 24 * hour)).toEqual(['Say how it was']);
  expect(titles({ ...completed, problem_status: 'open' }, start + 25 * hour)).toEqual([
    'We’re looking into your report',
  ]);
});

it('claims to hold nothing that may have been sent: a professional who completes a visit is paid at once', () => {
  const completed = { status: 'completed' } as const;
  const last = (changes: Parameters<typeof titles>[0]) => nextSteps({ ...visit, ...changes }, start + 25 * hour).at(-1);
  for (const changes of [completed, { ...completed, problem_status: 'open' as const }])
    expect(last(changes)?.text).toContain('your professional’s share is held or can be taken back');
});

it('names nobody whose account is gone', () => {
  const gone = { professional: { id: null, profile: { first_name: 'Deleted' } } };
  expect(titles(gone, start - hour)[0]).toBe('Your professional comes to you');
});
