import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CalendarBlock, CalendarDto } from './calendar-dto.ts';

/** Something that was asked for and is shown before the server has answered. */
export type CalendarChange =
  | { kind: 'status'; id: string; status: BookingStatus }
  | { kind: 'block'; block: CalendarBlock }
  | { kind: 'unblock'; id: string };

/** The calendar as it will be. */
export function withChange(calendar: CalendarDto, change: CalendarChange): CalendarDto {
  switch (change.kind) {
    case 'status':
      return { ...calendar, appointments: calendar.appointments.map((one) => (one.id === change.id ? { ...one, status: change.status } : one)) };
    case 'block':
      return { ...calendar, blocked: [...calendar.blocked, change.block] };
    case 'unblock':
      return { ...calendar, blocked: calendar.blocked.filter(({ id }) => id !== change.id) };
  }
}
