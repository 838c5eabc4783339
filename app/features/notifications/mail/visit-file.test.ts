import { expect, it } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
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
