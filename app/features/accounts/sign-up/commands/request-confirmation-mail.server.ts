import * as z from 'zod/mini';
import { randomBytes } from 'node:crypto';
import { config } from '#app/platform/config/config.server.ts';
import { inTransaction, database } from '#app/platform/database/database.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { accountLimits } from '../../account-limits.ts';
import { emailConfirmationsStore } from '../email-confirmations-store.server.ts';
import { usersStore } from '../../users-store.server.ts';
import { confirmationTokenHash } from '../queries/find-email-confirmation.server.ts';
import { isApplicationPage } from '../application-page.ts';
import { ownPath } from '#app/pages/return-path.ts';
import { mailConfirmationLink } from './mail-confirmation-link.server.ts';

/** A request for another confirmation mail, with the page its link returns to. */
export const confirmationRequests = defineQueue(
  'account.confirmation-request',
  z.object({ email: z.string(), returnTo: z.string() }),
);

const perWait: RateLimit = {
  name: 'confirmation-mail-wait',
  points: 1,
  seconds: accountLimits.confirmationMailWaitSeconds,
};
const perHour: RateLimit = { name: 'confirmation-mail-hour', points: 6, seconds: 60 * 60 };

/**
 * Requests another confirmation mail. A job looks the email up after the answer, so that nobody learns which emails
 * have an account.
 * @throws AppError too_many_requests
 */
export async function requestConfirmationMail(email: string, callbackURL?: string): Promise<void> {
  await consumeRateLimit(perWait, email);
  await consumeRateLimit(perHour, email);
  await inTransaction((trx) =>
    enqueue(trx, confirmationRequests, { email, returnTo: pageAfterConfirmation(callbackURL) }),
  );
}

/** Returns where the mailed link finally leads: a page of ours, whatever was requested. */
export function pageAfterConfirmation(callbackURL?: string): string {
  return ownPath(callbackURL, config().BASE_URL) ?? '/dashboard';
}

/** Handles one request: queues the mail if this email awaits confirmation. Links mailed earlier keep working. */
export async function queueConfirmationMail({ email, returnTo }: { email: string; returnTo: string }): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await inTransaction(async (trx) => {
    const user = await usersStore.findByEmail(trx, email);
    if (!user || user.email_verified) return;
    const expires = new Date(Date.now() + accountLimits.confirmationLinkHours * 60 * 60 * 1000);
    await emailConfirmationsStore.insert(trx, {
      token_hash: confirmationTokenHash(token),
      user_id: user.id,
      return_to: returnTo,
      expires_at: expires,
    });
    const url = `${config().BASE_URL}/confirm-email/${token}`;
    await mailConfirmationLink(trx, { email: user.email, url, isApplication: isApplicationPage(returnTo) });
  });
}

const week = 7 * 24 * 3_600_000;

/** Deletes confirmation links that ended a week ago; until then a dead link still knows where its reader was going. */
export async function deleteEndedConfirmations(now: Date): Promise<void> {
  await emailConfirmationsStore.deleteEndedBefore(database(), new Date(now.getTime() - week));
}
