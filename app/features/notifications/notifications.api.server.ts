import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { findViewer } from '#app/features/accounts/queries/find-viewer.server.ts';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { getBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { contactSchema } from './contact/contact.schema.ts';
import { queueBookingMails } from './mail/commands/queue-booking-mails.server.ts';
import { queueContactMail } from './contact/commands/queue-contact-mail.server.ts';
import { mailedTo } from './notices.ts';
import { emailTypes, mailRecipientByType, sendEmailSchema } from './notifications.schema.ts';
import * as z from 'zod/mini';
import { operation } from '#app/platform/http/api/operation.server.ts';

const mailsPerUser: RateLimit = { name: 'send-email-user', points: 30, seconds: 60 };

/** The HTTP API of mails and the contact form. */
export const notificationsApi = apiRouter()
  .post(
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
  )
  .post(
    '/contact',
    publicAccess,
    operation({
      summary: 'Write to the people behind Doorstep; the ticket comes with the form',
      tags: ['Contact'],
      answers: { 202: z.object({ sent: z.literal(true) }) },
    }),
    validJson(contactSchema),
    idempotent,
    async (context) => {
      const viewer = await findViewer(context.req.raw.headers);
      await queueContactMail(context.req.valid('json'), {
        network: clientNetwork(context),
        signedInAs: viewer?.email ?? null,
      });
      return context.json({ sent: true as const }, 202);
    },
  );
