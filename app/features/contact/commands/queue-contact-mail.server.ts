import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { formTicketAge } from '#app/platform/http/requests/form-ticket.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { contactErrors } from '../contact.errors.ts';
import { topics, type contactSchema } from '../contact.schema.ts';
import { contactLimits } from '../contact-topics.ts';
import * as z from 'zod/mini';

const hour = 60 * 60;
const perEmail: RateLimit = { name: 'contact-address', points: 5, seconds: hour };
const perNetwork: RateLimit = { name: 'contact-network', points: 15, seconds: hour };
/** Keeps many networks at once from filling the operator's mailbox. */
const altogether: RateLimit = { name: 'contact-all', points: 300, seconds: hour };

/** `signedInAs` is the email of the sender's session: unlike the one in the form, it is verified. */
const contactMail = z.object({
  name: z.string(),
  email: z.string(),
  topic: z.enum(topics),
  message: z.string(),
  signedInAs: z.nullable(z.string()),
});
export type ContactMailJob = z.infer<typeof contactMail>;

export const contactMails = defineQueue('notifications.contact-mail', contactMail, mailPatience);

/** The form's name in its tickets. */
export const contactForm = 'contact';

/**
 * Queues a message to the operator; a job mails it.
 * @throws AppError contact_automated, contact_too_fast, contact_expired, too_many_requests
 */
export async function queueContactMail(
  { ticket, subject_line: trap, ...message }: z.output<typeof contactSchema>,
  sender: { network: string; signedInAs: string | null },
): Promise<void> {
  await consumeRateLimit(perNetwork, sender.network);
  if (trap !== '') throw new AppError(contactErrors.contact_automated);
  assertHumanPace(ticket);
  await consumeRateLimit(perEmail, message.email);
  await consumeRateLimit(altogether, 'all');
  await inTransaction((trx) => enqueue(trx, contactMails, { ...message, signedInAs: sender.signedInAs }));
}

function assertHumanPace(ticket: string): void {
  const age = formTicketAge(contactForm, ticket);
  if (age === undefined || age > contactLimits.maximumHours * hour * 1000)
    throw new AppError(contactErrors.contact_expired);
  if (age < contactLimits.minimumSeconds * 1000) throw new AppError(contactErrors.contact_too_fast);
}
