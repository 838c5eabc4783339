import { describe, expect, it } from 'vitest';
import type { CalendarAppointment, CalendarDto } from '../calendar-dto.ts';
import { appointmentsIn, blocksIn, cellContents, contentsOfDay, handEnteredIn } from './cell-contents.ts';

const visit = (id: string, start: string, end: string) =>
  ({
    id,
    date: `2026-11-18T${start}:00-06:00`,
    end: `2026-11-18T${end}:00-06:00`,
    status: 'confirmed',
    service: { name: 'Haircut' },
    client: { name: 'Priya Raman' },
  }) as CalendarAppointment;
const calendar: CalendarDto = {
  from: '2026-11-15',
  to: '2026-11-21',
  time_zone: 'America/Chicago',
  appointments: [visit('early', '06:00', '07:00'), visit('nine', '09:00', '09:45'), visit('late', '21:00', '22:00')],
  by_hand: [
    {
      id: 'by-hand',
      start: '2026-11-18T14:00:00-06:00',
      end: '2026-11-18T14:30:00-06:00',
      name: 'Robin Miller',
      service_name: 'Haircut',
    },
  ],
  elsewhere: [],
  blocked: [
    { id: 'lunch', start: '2026-11-18T09:30:00-06:00', end: '2026-11-18T10:00:00-06:00', reason: 'Lunch' },
    { id: 'night', start: '2026-11-18T19:30:00-06:00', end: '2026-11-19T08:30:00-06:00', reason: null },
  ],
  working_hours: null,
};

describe('what lies in a time', () => {
  it('is said of each half hour', () => {
    const rows = cellContents(calendar, '2026-11-18');
    expect(rows).toHaveLength(24);
    expect([rows[1], rows[2], rows[3], rows[4]]).toEqual([
      'free',
      'Haircut with Priya Raman, confirmed',
      'Haircut with Priya Raman, confirmed; blocked: Lunch',
      'free',
    ]);
    expect(rows[12]).toBe('Haircut with Robin Miller, entered by hand');
    expect(new Set([...rows.slice(4, 12), ...rows.slice(13, 23)])).toEqual(new Set(['free']));
    expect([rows[23], cellContents(calendar, '2026-11-19')[0], cellContents(calendar, '2026-11-19')[1]]).toEqual([
      'blocked',
      'blocked',
      'free',
    ]);
    expect(new Set(cellContents(calendar, '2026-11-20'))).toEqual(new Set(['free']));
  });

  it('is said to be outside of the working hours where it is', () => {
    const closed = { ...calendar, working_hours: [{ day: 'wednesday' as const, start: '09:00', end: '17:15' }] };
    const rows = cellContents(closed, '2026-11-18');
    expect([rows[1], rows[2], rows[18], rows[19]]).toEqual([
      'outside your working hours',
      'Haircut with Priya Raman, confirmed',
      'free',
      'outside your working hours',
    ]);
    expect(new Set(cellContents(closed, '2026-11-20'))).toEqual(new Set(['outside your working hours']));
  });

  it('is found, touching not being meeting', () => {
    const at = (from: number, to: number) => ({ date: '2026-11-18', from, to });
    expect(appointmentsIn(calendar, at(585, 600))).toEqual([]);
    expect(appointmentsIn(calendar, at(570, 600)).map(({ id }) => id)).toEqual(['nine']);
    expect(handEnteredIn(calendar, at(810, 840))).toEqual([]);
    expect(handEnteredIn(calendar, at(840, 870)).map(({ id }) => id)).toEqual(['by-hand']);
    expect(blocksIn(calendar, { date: '2026-11-19', from: 480, to: 510 }).map(({ id }) => id)).toEqual(['night']);
    expect(blocksIn(calendar, { date: '2026-11-19', from: 510, to: 540 })).toEqual([]);
  });

  it('adds up to a day of the overview', () => {
    expect(contentsOfDay(calendar, '2026-11-18')).toEqual({
      counts: { pending: 0, confirmed: 3, completed: 0, cancelled: 0 },
      by_hand: 1,
      blocked_minutes: 300,
    });
  });
});
