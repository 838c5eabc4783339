import * as z from 'zod/mini';
import type { BookingMailKind, MailRecipient } from '#app/features/notices/notices.ts';

/** The documented values of emailType, with the kinds they stand for (OPEN-45). */
export const emailTypes = {
  booking_created: 'created',
  'booking-created': 'created',
  booking_confirmed: 'confirmed',
  booking_cancelled: 'cancelled',
} as const satisfies Record<string, BookingMailKind>;

export const mailRecipientByType: Record<'booking_confirmation' | 'booking_notification', MailRecipient> = {
  booking_confirmation: 'client',
  booking_notification: 'professional',
};

/** The payload of send-email (API-080 to 082). */
export const sendEmailSchema = z.object({
  type: z.enum(['booking_confirmation', 'booking_notification'], 'Unknown type'),
  bookingId: z.uuid('Invalid booking ID'),
  emailType: z.enum(Object.keys(emailTypes) as (keyof typeof emailTypes)[], 'Unknown emailType'),
});
