import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import type { ToastOptions } from '#app/ui/toasts/toast.ts';
import type { Selection } from './grid/grid-cursor.ts';

/** The toasts after a change in the calendar; the reason of a failure is the server's own text. */
export const calendarToasts = {
  completed: (client: string): ToastOptions => ({
    tone: 'success',
    title: 'Appointment completed',
    description: `The visit to ${client} is done. We’ll send your money within minutes.`,
  }),
  notCompleted: (reason: string): ToastOptions => ({
    tone: 'error',
    title: 'Appointment not completed',
    description: reason,
  }),
  cancelled: (client: string): ToastOptions => ({
    tone: 'success',
    title: 'Appointment cancelled',
    description: `${client} gets an email.`,
  }),
  notCancelled: (reason: string): ToastOptions => ({
    tone: 'error',
    title: 'Appointment not cancelled',
    description: reason,
  }),
  blocked: (time: Selection): ToastOptions => ({ tone: 'success', title: 'Time blocked', description: timeText(time) }),
  notBlocked: (reason: string): ToastOptions => ({ tone: 'error', title: 'Time not blocked', description: reason }),
  unblocked: (): ToastOptions => ({
    tone: 'success',
    title: 'Block removed',
    description: 'Clients can book this time again.',
  }),
  notUnblocked: (reason: string): ToastOptions => ({ tone: 'error', title: 'Block not removed', description: reason }),
  feedRenewed: (): ToastOptions => ({
    tone: 'success',
    title: 'New link made',
    description: 'The old link no longer works.',
  }),
  feedOn: (): ToastOptions => ({ tone: 'success', title: 'Calendar link made' }),
  feedOff: (): ToastOptions => ({ tone: 'success', title: 'Calendar link turned off' }),
  feedFailed: (reason: string): ToastOptions => ({
    tone: 'error',
    title: 'Calendar link unchanged',
    description: reason,
  }),
};

/** Returns "Wed, Nov 18, 10:00 AM to 11:30 AM". */
export function timeText({ date, from, to }: Selection): string {
  return `${formatDay(date)}, ${formatMinuteOfDay(from)} to ${formatMinuteOfDay(to)}`;
}
