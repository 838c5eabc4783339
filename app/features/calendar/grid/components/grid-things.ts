import type { CalendarAppointment, CalendarBlock, CalendarHandEntered } from '../../calendar-dto.ts';

/** An item of the grid: an appointment, a visit entered by hand or blocked time. */
export type GridItem = {
  start: string;
  end: string;
  visit?: CalendarAppointment;
  byHand?: CalendarHandEntered;
  block?: CalendarBlock;
};

export interface OpenFromGrid {
  onAppointment: (id: string) => void;
  onBlocked: (id: string) => void;
}
