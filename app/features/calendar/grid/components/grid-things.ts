import type { CalendarAppointment, CalendarBlock } from '../../calendar-dto.ts';

/** An item of the grid: an appointment or blocked time. */
export type GridItem = { start: string; end: string; visit?: CalendarAppointment; block?: CalendarBlock };

export interface OpenFromGrid {
  onAppointment: (id: string) => void;
  onBlocked: (id: string) => void;
}
