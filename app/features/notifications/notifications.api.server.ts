import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { getBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { queueBookingMails } from './mail/commands/queue-booking-mails.server.ts';
import { mailedTo } from '#app/features/notices/notices.ts';
import { emailTypes, mailRecipientByType, sendEmailSchema } from './notifications.schema.ts';
import * as z from 'zod/mini';
import { operation } from '#app/platform/http/api/operation.server.ts';

const mailsPerUser: RateLimit = { name: 'send-email-user', points: 30, seconds: 60 };

/** The HTTP API of booking mails. */
export const notificationsApi = apiRouter().post(
  '/functions/send-email',
  signedIn,
  operation({
    summary: 'Ask for a booking mail; recipients follow from the booking, and each mail goes out once',
    tags: ['Functions'],
    answers: { 200: z.object({ success: z.literal(true) }) },
  }),
  validJson(sendEmailSchema),
  async (context) => {
    const { type, bookingId, emailType } = context.req.valid('json');
    const viewer = context.get('viewer');
    await consumeRateLimit(mailsPerUser, viewer.id);
    const booking = await getBooking(bookingId, viewer);
    const kind = emailTypes[emailType];
    const recipient = mailRecipientByType[type];
    // A mail about something that has not happened cannot be requested.
    const happened = kind === 'created' || booking.status === kind;
    if (happened && mailedTo(kind).includes(recipient))
      await queueBookingMails(bookingId, kind, { recipients: [recipient] });
    return context.json({ success: true as const });
  },
);
