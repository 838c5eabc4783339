import type { Transaction } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { bookingMails, type BookingMailJob } from './queue-booking-mails.server.ts';

/** Sends a mail that was sent before; the caller has decided that it is wanted again. */
export function resendBookingMail(trx: Transaction, mail: Omit<BookingMailJob, 'occasion'>): Promise<void> {
  return enqueue(trx, bookingMails, { ...mail, occasion: '' });
}
