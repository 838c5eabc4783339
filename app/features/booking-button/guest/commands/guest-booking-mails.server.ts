import * as z from 'zod/mini';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';

/** The queue of mails that ask guests to confirm; notifications renders and sends them. */
export const guestBookingMails = defineQueue(
  'booking-button.guest-mail',
  z.object({
    email: z.string(),
    url: z.string(),
    service: z.string(),
    professional: z.string(),
    /** In the professional's time zone. */
    when: z.string(),
    /** Whether the professional entered the visit by hand, and so keeps the time. */
    isAgreed: z.optional(z.boolean()),
  }),
  mailPatience,
);
