import { resendBookingMail } from '#app/features/notifications/mail/commands/resend-booking-mail.server.ts';
import type { RequestOf } from '../intervention.schema.ts';
import type { InterventionContext, InterventionDetails } from './act.server.ts';
import { required } from './required.server.ts';

/** Mails the confirmation of a visit again, with its current details. */
export async function resendConfirmation(
  { to }: RequestOf<'resend-confirmation'>,
  { trx, booking, possible }: InterventionContext,
): Promise<InterventionDetails> {
  required(possible.resendTo.includes(to));
  await resendBookingMail(trx, { bookingId: booking.id, kind: 'confirmed', recipient: to });
  return { to };
}
