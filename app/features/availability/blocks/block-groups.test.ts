import { expect, it } from 'vitest';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { rangesOfPlan, type BlockPlan } from './block-plan.ts';
import { groupBlocks } from './block-groups.ts';

const zone = 'America/Chicago';
let made = 0;
const slotsOf = (plan: BlockPlan, series_id: string | null = null, reason: string | null = null) =>
  rangesOfPlan(plan, zone).map(({ start, end }) => ({
    id: `slot-${(made += 1)}`,
    professional_id: 'p',
    start_time: toIsoWithOffset(start, zone),
    end_time: toIsoWithOffset(end, zone),
    reason,
    series_id,
  }));
const lines = (slots: ReturnType<typeof slotsOf>) =>
  groupBlocks(slots, zone).map(({ days, times }) => `${days}, ${times}`);

it('tells a slot, a day and a vacation in the professional’s own days', () => {
  expect(lines(slotsOf({ kind: 'times', date: '2026-12-24', start: '12:00', end: '13:30' }))).toEqual([
    'Thu, Dec 24, 12:00 PM – 1:30 PM',
  ]);
  expect(lines(slotsOf({ kind: 'days', first: '2026-12-24', last: '2026-12-24' }))).toEqual(['Thu, Dec 24, All day']);
  expect(lines(slotsOf({ kind: 'days', first: '2027-03-12', last: '2027-03-15' }))).toEqual([
    'Fri, Mar 12 – Mon, Mar 15, All day',
  ]);
});

it('makes one line of a block that repeats, also across a change of the clocks, at its next time', () => {
  const weekly = { kind: 'weekly', first: '2027-03-08', start: '12:00', end: '13:00', until: 3 } as const;
  const lunch = slotsOf({ ...weekly, weekdays: ['monday', 'wednesday'] }, 'series', 'Lunch');
  const before = slotsOf({ kind: 'times', date: '2027-03-01', start: '09:00', end: '10:00' });
  const groups = groupBlocks([...lunch, ...before], zone);
  expect(groups.map(({ days, times, first, last, slots }) => [days, times, first, last, slots.length])).toEqual([
    ['Mon, Mar 1', '9:00 AM – 10:00 AM', '2027-03-01', '2027-03-01', 1],
    ['Every Mon, Wed', '12:00 PM – 1:00 PM', '2027-03-08', '2027-03-24', 6],
  ]);
  expect(
    lines(slotsOf({ ...weekly, weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] }, 's2')),
  ).toEqual(['Every weekday (Mon–Fri), 12:00 PM – 1:00 PM']);
});

it('a last remaining time of a series is a slot like others', () => {
  const [one] = slotsOf({ kind: 'times', date: '2027-03-01', start: '09:00', end: '10:00' }, 'series');
  expect(groupBlocks(one ? [one] : [], zone)).toMatchObject([{ seriesId: null, days: 'Mon, Mar 1' }]);
});
