import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';

/** The queue of mails with a link to pay; notifications renders and sends them. */
export const paymentLinkMails = defineQueue(
  'bookings.payment-link-mail',
  z.object({
    email: z.string(),
    url: z.string(),
    service: z.string(),
    professional: z.string(),
    /** In the professional's time zone. */
    when: z.string(),
  }),
  mailPatience,
);
