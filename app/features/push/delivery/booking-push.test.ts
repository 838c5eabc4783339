import { describe, expect, it } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { bookingPush, progressPush, reminderPush, unreadPush } from './booking-push.ts';
import { choiceStates, isWanted, offeredChoices } from '#app/features/notices/notification-choices.ts';

const booking = {
  id: '019a0000-0000-7000-8000-000000000001',
  status: 'confirmed',
  start_time: '2026-11-21T14:00:00-06:00',
  time_zone: 'America/Chicago',
  payment_method: 'card',
  cancelled_by: null,
  location: '1100 Congress Ave',
  notes: 'Gate code 4711',
  service: { name: 'Haircut' },
  client: { id: 'c', first_name: 'Maya', last_name: 'Brooks', email: 'maya@example.com' },
  professional: { profile: { id: 'p', first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.com' } },
} as unknown as BookingDto;
const cancelled = { ...booking, status: 'cancelled', cancelled_by: 'client' } as BookingDto;
const before = Date.parse('2026-11-20T14:00:00-06:00');
const reminder = { hours: 24, recipient: 'client', startsAt: '2026-11-21T20:00:00.000Z' } as const;

describe('what a push says', () => {
  it('a first name, the service, and the time where the visit is; nothing else of a person', () => {
    expect(bookingPush('confirmed', 'professional', booking)).toEqual({
      title: 'New booking: Haircut',
      body: 'Maya, Sat, Nov 21 at 2:00 PM CST',
      path: '/dashboard/professional/calendar',
      tag: `booking-${booking.id}`,
    });
  });

  it('nothing to whoever did it, of holds that were never paid, and of what has changed since', () => {
    expect(bookingPush('cancelled', 'professional', cancelled)?.title).toBe('Cancelled: Haircut');
    expect(bookingPush('cancelled', 'client', cancelled)).toBeUndefined();
    expect(bookingPush('cancelled', 'professional', { ...cancelled, payment_method: null })).toBeUndefined();
    expect(bookingPush('confirmed', 'professional', cancelled)).toBeUndefined();
    expect(bookingPush('confirmed', 'client', booking)).toBeUndefined();
  });

  it('who wrote a message, by the first name, and none of its words', () => {
    const thread = { id: 't', side: 'client', other: { name: 'Ana Reyes' } } as ThreadDto;
    expect(unreadPush({ thread, sender: 'Ana', total: 2 })).toMatchObject({
      title: 'Message from Ana',
      body: 'You have 2 new messages.',
    });
  });

  it('reminds of a visit that takes place then, and of no other', () => {
    expect(reminderPush(reminder, booking, before)).toMatchObject({
      title: 'Coming up: Haircut',
      body: 'Ana, Sat, Nov 21 at 2:00 PM CST',
    });
    expect(reminderPush(reminder, cancelled, before)).toBeUndefined();
    expect(reminderPush(reminder, { ...booking, start_time: '2026-11-21T15:00:00-06:00' }, before)).toBeUndefined();
    expect(reminderPush(reminder, booking, before + 25 * 3_600_000)).toBeUndefined();
  });
});

describe('a push about somebody at the door', () => {
  const titleOf = (
    kind: 'arrived' | 'nobody-there',
    step: 'arrived' | 'started',
    noShow?: { closed_at: Date | null },
  ) => progressPush(kind, booking, { progress: { step, expected_at: null }, noShow })?.title;

  it('says so while they stand there', () => {
    expect(titleOf('arrived', 'arrived')).toBe('At your door: Haircut');
    expect(titleOf('nobody-there', 'arrived', { closed_at: null })).toBe('Can’t find you: Haircut');
  });

  it('is not sent late, once the visit has begun, the wait was taken back, or the visit was closed', () => {
    expect(titleOf('arrived', 'started')).toBeUndefined();
    expect(titleOf('nobody-there', 'started', { closed_at: null })).toBeUndefined();
    expect(titleOf('nobody-there', 'arrived')).toBeUndefined();
    expect(titleOf('nobody-there', 'arrived', { closed_at: new Date() })).toBeUndefined();
  });
});

describe('choices', () => {
  it('are on until somebody turns them off; what is fixed or not offered cannot be turned', () => {
    const off = { recipient: 'client', channel: 'mail', enabled: false } as const;
    expect(isWanted([], { recipient: 'professional', kind: 'confirmed', channel: 'push' })).toBe(true);
    expect(isWanted([{ ...off, kind: 'reminder' }], { ...off, kind: 'reminder' })).toBe(false);
    expect(isWanted([{ ...off, kind: 'reminder' }], { ...off, kind: 'reminder', channel: 'push' })).toBe(true);
    expect(isWanted([{ ...off, kind: 'confirmed' }], { ...off, kind: 'confirmed' })).toBe(true);
    expect(isWanted([], { ...off, kind: 'created', channel: 'push' })).toBe(false);
    expect(isWanted([], { ...off, kind: 'confirmed', channel: 'sms' })).toBe(false);
    expect(
      isWanted([{ ...off, kind: 'confirmed', channel: 'sms', enabled: true }], {
        ...off,
        kind: 'confirmed',
        channel: 'sms',
      }),
    ).toBe(true);
  });

  it('are told for each side, with what is always sent', () => {
    const states = choiceStates([], ['professional', 'client']);
    expect(states).toHaveLength(offeredChoices.professional.length + offeredChoices.client.length);
    expect(states.find(({ recipient, kind }) => recipient === 'client' && kind === 'confirmed')).toEqual({
      recipient: 'client',
      kind: 'confirmed',
      mail: true,
      push: null,
      sms: false,
      fixed: ['mail'],
    });
  });
});
