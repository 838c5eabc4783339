import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { dollarString } from '#app/lib/money.ts';
import { confirmClosureProof } from '#app/features/accounts/removal/commands/confirm-closure-proof.server.ts';
import { lockAccount, removeAccount } from '#app/features/accounts/removal/commands/remove-account.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { deleteGuestBookingsOf } from '#app/features/booking-button/guest/commands/delete-guest-bookings.server.ts';
import { closeBookingsOf } from '#app/features/booking-outcomes/cancel/commands/close-bookings.server.ts';
import { totalRefund, type DueCancellation } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { removeEntry } from '#app/features/directory-entries/commands/remove-entry.server.ts';
import { deleteFilesOf } from '#app/features/files/commands/delete-file.server.ts';
import { deleteReasons } from '#app/features/interventions/commands/delete-reasons.server.ts';
import { eraseReportsOf } from '#app/features/message-safety/commands/erase-reports-of.server.ts';
import { eraseMessagesOf } from '#app/features/messages/commands/erase-messages-of.server.ts';
import { endAccess } from '#app/features/outside-calendars/accounts/commands/end-access.server.ts';
import { removeCalendarAccountsOf } from '#app/features/outside-calendars/accounts/commands/remove-accounts-of.server.ts';
import { queueClosureMail } from '#app/features/notifications/mail/commands/queue-closure-mail.server.ts';
import { clearRefundNotes } from '#app/features/payments/refunds/commands/clear-refund-notes.server.ts';
import { clearCardDetails } from '#app/features/payments/checkout/commands/clear-card-details.server.ts';
import { saveConnectedAccount } from '#app/features/connected-accounts/commands/save-connected-account.server.ts';
import {
  lockProfessionalOf,
  removeProfessional,
  type LeavingProfessional,
} from '#app/features/professionals/commands/remove-professional.server.ts';
import { anonymizeReviewer } from '#app/features/reviews/commands/anonymize-reviewer.server.ts';
import { deletePositionsOf } from '#app/features/visit-progress/position/commands/sweep-positions.server.ts';
import { deleteRecordsOf } from '#app/features/visit-records/commands/delete-records.server.ts';
import { closingErrors } from '../closing-accounts.errors.ts';
import { closingAccountsStore } from '../closing-accounts-store.server.ts';
import type { ClosureRequest } from '../closure.schema.ts';

/** Stands in for administrators' words about a booking of which a party has left. */
const forgotten = 'Removed with the account of a party';

/**
 * Deletes an account (OPEN-46): upcoming bookings are cancelled with their refunds, then everything personal is
 * removed. One transaction, so that a crash leaves the account whole or gone; jobs created in it handle Stripe and
 * mail. Of two concurrent calls the later finds nothing to do, which succeeds. Access to calendars at Google is ended once
 * the account is gone.
 * @throws AppError wrong_password, sign_in_again, last_admin or refunds_changed
 */
export async function closeAccount(
  viewer: SessionViewer,
  { password, expectedRefund }: ClosureRequest,
  now = new Date(),
): Promise<void> {
  await confirmClosureProof(viewer, password, now);
  const calendarAccounts = await inTransaction(async (trx) => {
    // One closure at a time: two parties of one booking leaving at once would deadlock. Then in the lock order of
    // booking: the professional's calendar, people's rows.
    await lockSubject(trx, 'closing-accounts');
    const professional = await lockProfessionalOf(trx, viewer.id);
    if (!(await lockAccount(trx, viewer))) return [];
    await anonymizeReviewer(trx, viewer.id);
    await eraseMessagesOf(trx, viewer.id, now);
    await eraseReportsOf(trx, viewer.id);
    const person = { clientId: viewer.id, professionalId: professional?.id };
    await deleteReasons(trx, person, forgotten);
    await clearRefundNotes(trx, person, forgotten);
    await deleteRecordsOf(trx, person);
    await deleteGuestBookingsOf(trx, viewer.email);
    const cancelled = await closeBookingsOf(trx, person, now);
    refuseChangedRefunds(expectedRefund, cancelled);
    await clearCardDetails(trx, viewer.id);
    await keepTrace(trx, viewer, professional);
    if (professional?.stripe_account_id)
      await saveConnectedAccount(trx, professional.id, professional.stripe_account_id);
    if (professional) await deletePositionsOf(trx, professional.id);
    const accounts = professional ? await removeCalendarAccountsOf(trx, professional.id) : [];
    if (professional) await removeEntry(trx, professional.id);
    if (professional) await removeProfessional(trx, professional.id);
    await deleteFilesOf(trx, viewer.id);
    await removeAccount(trx, viewer);
    await queueClosureMail(trx, { email: viewer.email, first_name: viewer.profile?.first_name ?? '', cancelled });
    return accounts;
  });
  await endAccess(calendarAccounts);
}

/** Refuses if the refunds differ from those the person saw. */
function refuseChangedRefunds(expected: string | undefined, cancelled: readonly DueCancellation[]): void {
  if (expected === undefined || expected === dollarString(totalRefund(cancelled))) return;
  throw new AppError(closingErrors.refunds_changed);
}

/**
 * The money of past visits is still transferred to the connected account, which remains the professional's own at
 * Stripe.
 */
async function keepTrace(
  trx: Transaction,
  viewer: SessionViewer,
  professional: LeavingProfessional | undefined,
): Promise<void> {
  await closingAccountsStore.insert(trx, {
    user_id: viewer.id,
    professional_id: professional?.id ?? null,
    stripe_account_id: professional?.stripe_account_id ?? null,
  });
}
