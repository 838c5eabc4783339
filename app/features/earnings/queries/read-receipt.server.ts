import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { earningsErrors } from '../earnings.errors.ts';
import { earningsStore } from '../earnings-store.server.ts';
import { formatPaymentMethod } from '../payment-method.ts';
import { receiptLines, receiptNumber, type Receipt } from '../receipt.ts';
import { clientNameOf } from './list-payment-history.server.ts';

/**
 * Reads the receipt of a booking for the client who paid it.
 * @throws AppError receipt_not_found, the same for unknown bookings, other people's and unpaid ones
 */
export async function readReceipt(bookingId: string, clientId: string): Promise<Receipt> {
  const row = await earningsStore.findPaymentOfClient(database(), bookingId, clientId);
  if (!row) throw new AppError(earningsErrors.receipt_not_found);
  return {
    number: receiptNumber(row.id),
    paidAt: row.created_at,
    visitAt: row.visit_at,
    timeZone: row.time_zone ?? platformTimeZone,
    client: clientNameOf(row),
    clientEmail: row.client_email,
    professional:
      [row.professional_first_name, row.professional_last_name].filter(Boolean).join(' ') || deletedAccount.name,
    location: row.location,
    lines: receiptLines(row),
    total: row.paid,
    refunded: row.refunded,
    paidWith: formatPaymentMethod(row),
  };
}
