import * as z from 'zod/mini';
import { dueCancellationAnswer } from '#app/features/booking-outcomes/answers/outcomes.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';

/** The content of the last mail to a person: self-contained, because nothing is left to look up. */
const closureMail = z.object({ email: z.string(), first_name: z.string(), cancelled: z.array(dueCancellationAnswer) });
export type ClosureMail = z.infer<typeof closureMail>;

export const closureMails = defineQueue('notifications.closure-mail', closureMail, mailPatience);

/** Queues the mail that confirms a deletion, in the deletion's transaction. */
export function queueClosureMail(trx: Transaction, mail: ClosureMail): Promise<void> {
  return enqueue(trx, closureMails, mail);
}
