import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { CalendarBlock, CalendarDto } from './calendar-dto.ts';

/** A change that is shown before the server has answered. */
export type CalendarChange =
  | { kind: 'status'; id: string; status: BookingStatus }
  | { kind: 'block'; block: CalendarBlock }
  | { kind: 'unblock'; id: string };

/** Returns the temporary id of a block, used until the server assigns one. */
export const comingId = (start: string) => `coming ${start}`;

/** Reports whether a block still has its temporary id; nothing can be done with it until then. */
export const isComing = ({ id }: CalendarBlock) => id.startsWith('coming ');

/** Returns the calendar with a change applied. A block that was loaded meanwhile is not shown twice. */
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
