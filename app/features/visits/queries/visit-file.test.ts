import { expect, it } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { googleCalendarUrl, outlookCalendarUrl } from '../calendar-links.ts';
import { visitFile } from './visit-file.server.ts';

const booking = {
  id: '019a0000-0000-7000-8000-000000000001',
  status: 'confirmed',
  moves: 0,
  // The day on which clocks go back: 9:00 AM is after the change.
  start_time: '2026-11-01T09:00:00-06:00',
  end_time: '2026-11-01T10:00:00-06:00',
  location: '1100 Congress Ave, Austin\nGate; code, 4711',
  service: { name: 'Haircut' },
  client: { id: 'c', first_name: 'Maya', last_name: 'Brooks' },
  professional: { profile: { first_name: 'Ana', last_name: 'Reyes' } },
} as unknown as BookingDto;

const site = { baseUrl: 'https://doorstep.example', contactEmail: 'ask@doorstep.example' };

/** Long lines are folded (RFC 5545, 3.1). */
const linesOf = (given: BookingDto, recipient: 'client' | 'professional') =>
  visitFile(given, recipient, site)
    .content.replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');

it('a confirmed visit is put into the calendar at its instant, with who comes or expects one', () => {
  const lines = linesOf(booking, 'client');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${booking.id}@doorstep.example`,
      'SEQUENCE:1',
      'ORGANIZER;CN="Doorstep":mailto:ask@doorstep.example',
      'DTSTART:20261101T150000Z',
      'DTEND:20261101T160000Z',
      'SUMMARY:Haircut with Ana Reyes',
      String.raw`LOCATION:1100 Congress Ave\, Austin\nGate\; code\, 4711`,
      'STATUS:CONFIRMED',
    ]),
  );
  expect(linesOf(booking, 'professional')).toContain('SUMMARY:Haircut with Maya Brooks');
});

it('a cancelled one is taken out again: the same UID, a later version', () => {
  const file = visitFile({ ...booking, status: 'cancelled' }, 'client', site);
  expect(file.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  expect(linesOf({ ...booking, status: 'cancelled' }, 'client')).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${booking.id}@doorstep.example`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
});

it.each([
  [
    'hours after clocks went forward',
    '2027-03-14T09:00:00-05:00',
    '2027-03-14T11:00:00-05:00',
    '20270314T140000Z',
    '20270314T160000Z',
  ],
  [
    'across the hour that is skipped',
    '2027-03-14T01:00:00-06:00',
    '2027-03-14T03:30:00-05:00',
    '20270314T070000Z',
    '20270314T083000Z',
  ],
  [
    'across the hour that comes twice',
    '2026-11-01T01:00:00-05:00',
    '2026-11-01T01:30:00-06:00',
    '20261101T060000Z',
    '20261101T073000Z',
  ],
  [
    'in a zone without daylight saving time',
    '2026-07-01T18:00:00-07:00',
    '2026-07-01T19:00:00-07:00',
    '20260702T010000Z',
    '20260702T020000Z',
  ],
])('is at the same instants in the file and in both links %s', (_, start_time, end_time, start, end) => {
  const visit = { ...booking, start_time, end_time };
  expect(linesOf(visit, 'client')).toEqual(expect.arrayContaining([`DTSTART:${start}`, `DTEND:${end}`]));
  expect(new URL(googleCalendarUrl(visit)).searchParams.get('dates')).toBe(`${start}/${end}`);
  const { startdt, enddt } = Object.fromEntries(new URL(outlookCalendarUrl(visit)).searchParams);
  const compact = (instant: string | undefined) => instant?.replaceAll(/[-:]/g, '');
  expect([compact(startdt), compact(enddt)]).toEqual([start, end]);
});

it('the links carry who comes and the address, whatever is written there', () => {
  const awkward = { ...booking, service: { ...booking.service, name: 'Cut & color + "blowout" #1' } };
  const google = new URL(googleCalendarUrl(awkward)).searchParams;
  const outlook = new URL(outlookCalendarUrl(awkward)).searchParams;
  for (const [title, location] of [
    [google.get('text'), google.get('location')],
    [outlook.get('subject'), outlook.get('location')],
  ])
    expect([title, location]).toEqual(['Cut & color + "blowout" #1 with Ana Reyes', booking.location]);
});

it('an unpaid hold says that it is not paid yet, and each move is a later version', () => {
  expect(linesOf({ ...booking, status: 'pending' }, 'client')).toEqual(
    expect.arrayContaining(['SEQUENCE:0', 'STATUS:TENTATIVE', 'SUMMARY:Not paid yet: Haircut with Ana Reyes']),
  );
  expect(linesOf({ ...booking, moves: 2 }, 'client')).toContain('SEQUENCE:3');
});
