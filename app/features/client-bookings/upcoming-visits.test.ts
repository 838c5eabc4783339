import { expect, it } from 'vitest';
import { splitVisits } from './upcoming-visits.ts';

const now = Date.parse('2026-11-23T12:00:00-06:00');
const visit = (
  id: string,
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled',
  start: string,
  end: string,
) => ({
  id,
  status,
  start_time: `2026-11-${start}:00-06:00`,
  end_time: `2026-11-${end}:00-06:00`,
});

it('the soonest live visit is the next one, also while it is under way; what is over or cancelled is past', () => {
  const bookings = [
    visit('later', 'confirmed', '28T09:00', '28T10:00'),
    visit('cancelled', 'cancelled', '24T09:00', '24T10:00'),
    visit('under way', 'confirmed', '23T11:30', '23T12:30'),
    visit('held', 'pending', '25T09:00', '25T10:00'),
    visit('just over', 'confirmed', '23T10:00', '23T12:00'),
    visit('done', 'completed', '20T09:00', '20T10:00'),
  ];
  const { next, upcoming, past } = splitVisits(bookings, now);
  expect(next?.id).toBe('under way');
  expect(upcoming.map(({ id }) => id)).toEqual(['later', 'under way', 'held']);
  expect(past.map(({ id }) => id)).toEqual(['cancelled', 'just over', 'done']);
  expect(splitVisits([], now).next).toBeUndefined();
});
