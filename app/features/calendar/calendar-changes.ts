import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CalendarBlock, CalendarDto } from './calendar-dto.ts';

/** Something that was asked for and is shown before the server has answered. */
export type CalendarChange =
  | { kind: 'status'; id: string; status: BookingStatus }
  | { kind: 'block'; block: CalendarBlock }
  | { kind: 'unblock'; id: string };

/** What a block is called until the server has named it. */
export const comingId = (start: string) => `coming ${start}`;

/** Whether a block was asked for and has no name yet: nothing can be done with it before. */
export const isComing = ({ id }: CalendarBlock) => id.startsWith('coming ');

/** The calendar as it will be. A block that was read meanwhile is not shown twice. */
export function withChange(calendar: CalendarDto, change: CalendarChange): CalendarDto {
  switch (change.kind) {
    case 'status':
      return {
        ...calendar,
        appointments: calendar.appointments.map((one) =>
          one.id === change.id ? { ...one, status: change.status } : one,
        ),
      };
    case 'block':
      return { ...calendar, blocked: [...calendar.blocked.filter(({ id }) => id !== change.block.id), change.block] };
    case 'unblock':
      return { ...calendar, blocked: calendar.blocked.filter(({ id }) => id !== change.id) };
  }
}
