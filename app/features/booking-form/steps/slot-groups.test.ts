import { expect, it } from 'vitest';
import { bookableTimes } from '#app/features/slot-rules/availability-limits.ts';
import { slotGroups } from './slot-groups.ts';
import { proves } from '#tests/support/proves.ts';

it('groups the 10 fixed times by part of the day and loses none', proves('BOOK-033'), () => {
  const groups = slotGroups(bookableTimes.map((time) => ({ time })));
  expect(groups.map(({ name, slots }) => [name, slots.length])).toEqual([
    ['Morning', 3],
    ['Afternoon', 5],
    ['Evening', 2],
  ]);
  expect(groups.flatMap(({ slots }) => slots.map(({ time }) => time))).toEqual(bookableTimes);
});

it('leaves out a part of the day without slots', () => {
  expect(slotGroups([{ time: '18:00' }])).toEqual([{ name: 'Evening', slots: [{ time: '18:00' }] }]);
});
