import { describe, expect, it } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { notices } from '#app/features/notices/notices.ts';
import { segmentsOf } from '#app/platform/sms/segments.ts';
import { readShortLink, shortLink } from '../short-links/short-link.ts';
import { textOf, type TextSubject } from './booking-text.ts';
import { eventKinds } from './text-state.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const booking = {
  id,
  status: 'confirmed',
  start_time: '2026-11-28T14:00:00-06:00',
  time_zone: 'America/Chicago',
  payment_method: 'card',
  cancelled_by: null,
  location: '1100 Congress Ave',
  service: { name: 'Haircut' },
  client: { id: 'c', first_name: 'Maya', last_name: 'Brooks', email: 'maya@example.com' },
  professional: { profile: { id: 'p', first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.com' } },
} as unknown as BookingDto;
const facts = {
  booking,
  progress: undefined,
  noShow: undefined,
  baseUrl: 'https://doorstep.example',
  now: Date.parse('2026-11-27T14:00Z'),
};
const about = (kind: (typeof eventKinds)[number], recipient: 'client' | 'professional'): TextSubject => ({
  about: 'booking',
  bookingId: id,
  kind,
  recipient,
  occasion: '',
});
const link = 'https://doorstep.example/t/';

describe('what a text says', () => {
  it('who with a first name, what, when, and a short link; nothing else of a person', () => {
    expect(textOf(about('confirmed', 'client'), facts)).toBe(
      `Doorstep: Booked: Haircut with Ana, Sat, Nov 28 at 2:00 PM CST. ${link}cAZoAAAAAcACAAAAAAAAAAQ`,
    );
    expect(textOf(about('confirmed', 'professional'), facts)).toBe(
      `Doorstep: New booking: Haircut for Maya, Sat, Nov 28 at 2:00 PM CST. ${link}pAZoAAAAAcACAAAAAAAAAAQ`,
    );
    const driving = { step: 'driving', expected_at: '2026-11-28T19:45:00Z' } as const;
    expect(textOf(about('on-the-way', 'client'), { ...facts, progress: driving })).toContain(
      'Ana is on the way for Haircut, around 1:45 PM.',
    );
    const reminder = { about: 'reminder', bookingId: id, hours: 24, recipient: 'client' } as const;
    expect(textOf({ ...reminder, startsAt: '2026-11-28T20:00:00.000Z' }, facts)).toContain(
      'Coming up: Haircut with Ana',
    );
    expect(textOf({ ...reminder, startsAt: '2026-11-28T21:00:00.000Z' }, facts)).toBeUndefined();
  });

  it('that somebody is at the door and finds nobody, for as long as they wait', () => {
    const waiting = {
      ...facts,
      progress: { step: 'arrived', expected_at: null },
      noShow: { closed_at: null },
    } as const;
    const text = (change: object) => textOf(about('nobody-there', 'client'), { ...waiting, ...change });
    expect(text({})).toContain("Ana is at your door and can't find you (Haircut).");
    expect(text({ progress: { step: 'started', expected_at: null } })).toBeUndefined();
    expect(text({ noShow: undefined })).toBeUndefined();
  });

  it('of a cancelled visit where to find somebody else, unless the client cancelled it', () => {
    const cancelled = { ...booking, status: 'cancelled', cancelled_by: 'professional' } as BookingDto;
    const text = textOf(about('cancelled', 'client'), { ...facts, booking: cancelled });
    expect(text).toContain(`See who else can come: ${link}r`);
    expect(textOf(about('cancelled', 'professional'), { ...facts, booking: cancelled })).toBeUndefined();
    expect(textOf(about('confirmed', 'client'), { ...facts, booking: cancelled })).toBeUndefined();
  });

  it('of a cancelled visit its professional the calendar, because the client may delete it', () => {
    const cancelled = { ...booking, status: 'cancelled', cancelled_by: 'client' } as BookingDto;
    expect(textOf(about('cancelled', 'professional'), { ...facts, booking: cancelled })).toBe(
      'Doorstep: Cancelled: Haircut for Maya, Sat, Nov 28 at 2:00 PM CST. https://doorstep.example/dashboard/professional/calendar',
    );
  });

  it('in one segment, whatever the service is called, as long as the alphabet allows', () => {
    const long = {
      ...booking,
      service: { name: 'Deep cleaning of carpets, curtains and upholstery – “à la carte”'.repeat(3) },
    };
    for (const kind of ['confirmed', 'rescheduled'] as const) {
      const text = textOf(about(kind, 'professional'), { ...facts, booking: long as BookingDto }) ?? '';
      expect(segmentsOf(text)).toEqual({ encoding: 'GSM-7', count: 1 });
      expect(text).toContain('...');
    }
  });
});

it('what can be texted is what the table of notices says', () => {
  const texted = notices.flatMap((notice) => ('sms' in notice ? [notice.kind] : []));
  expect([...new Set<string>(texted)].toSorted()).toEqual([...eventKinds, 'reminder'].toSorted());
});

it('a short link leads to one page of one booking, and anything else nowhere', () => {
  for (const target of ['client', 'rescue', 'professional'] as const)
    expect(readShortLink(shortLink(target, id).replace('/t/', ''))).toEqual({ target, bookingId: id });
  for (const code of ['', 'c', 'xAZoAAAAAcACAAAAAAAAAAQ', 'cAZoAAAAAcACAAAAAAAAAAQQ'])
    expect(readShortLink(code)).toBeUndefined();
});
