import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { cancelUpcomingVisits } from '#app/features/booking-outcomes/cancel/commands/cancel-upcoming-visits.server.ts';
import { totalRefund } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { listUpcomingVisits } from '#app/features/booking-outcomes/cancel/queries/list-due-cancellations.server.ts';
import { lockProfessional, setReviewFlags } from '#app/features/professionals/commands/set-review-flags.server.ts';
import { canBePaid } from '#app/features/professionals/professional.policy.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';
import { categoriesOfServices } from '#app/features/services/catalogue/categories-of-services.ts';
import { hasLostCertification } from '#app/features/professional-documents/document-expiry.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { dollarString } from '#app/lib/money.ts';
import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { ApplicationNotice } from '../../application-notices.ts';
import { documentsStore } from '../../documents/documents-store.server.ts';
import { reviewErrors } from '../review.errors.ts';
import type { Decision } from '../review.schema.ts';
import { isDone, refusalOf, reviewState, type ReviewAction, type VisitChoice, reviewSubject } from '../review.ts';
import { historySentence, type HistoryEntry } from '../review-history.ts';
import { reviewStore } from '../review-store.server.ts';
import { readHistory } from '../queries/read-history.server.ts';
import { mailApplicationNotice, publishListingChange } from '../../commands/publish-review.server.ts';

/** Whether this call changed anything; if not, `happened` is the earlier decision with who took it. */
export type Decided = { changed: boolean; happened: HistoryEntry | null };

const auditActions: Record<ReviewAction, string> = {
  approve: 'professional.approved',
  verify: 'professional.verified',
  approve_and_verify: 'professional.approved_and_verified',
  reject: 'professional.rejected',
  suspend: 'professional.suspended',
};

/**
 * Decides about a professional: flags, audit entry, mail and listing in one transaction. Repeating a decision changes
 * nothing and returns who made it. A suspension cancels or keeps the upcoming visits in the same transaction. The
 * decision is refused if something has changed since the administrator looked.
 * @throws AppError professional_not_found, review_changed, visits_undecided, and the refusals of review.errors.ts
 */
export function decideApplication(
  adminId: string,
  professionalId: string,
  { action, reason, seen, visits }: Decision,
): Promise<Decided> {
  return inTransaction(async (trx) => {
    // Locks before the record, in the order of booking: a booking that starts now waits and is refused, an earlier
    // one is seen.
    if (action === 'suspend') await lockSubject(trx, professionalId);
    const professional = await lockProfessional(trx, professionalId);
    if (!professional) throw new AppError(professionalErrors.professional_not_found);
    const [latest = null] = await readHistory(trx, professionalId, 1);
    if (isDone(action, professional))
      return { changed: false, happened: await findDecision(trx, action, professionalId) };
    if (seen !== undefined && seen !== (latest?.id ?? null)) throw changedMeanwhile(latest);
    const refusal = refusalOf(action, professional, await isUncertified(trx, professional));
    if (refusal) throw new AppError(reviewErrors[refusal]);
    await setReviewFlags(trx, professionalId, {
      ...flagsAfter[action](new Date()),
      ...(await agreedCategories(trx, action, professional)),
    });
    const ended = action === 'suspend' ? await endVisits(trx, professionalId, { adminId, visits }) : undefined;
    const entry = {
      actorId: adminId,
      action: auditActions[action],
      subjectType: reviewSubject,
      subjectId: professionalId,
    };
    const auditId = await recordAuditEntry(trx, { ...entry, details: { before: reviewState(professional), ...ended } });
    if (reason && needsReason(action))
      await reviewStore.insertReason(trx, { audit_id: auditId, professional_id: professionalId, reason });
    await mailApplicationNotice(trx, await noticeOf(trx, action, professional, { reason, visits: ended?.visits }));
    await publishListingChange(trx, professionalId);
    return { changed: true, happened: null };
  });
}

/** On the professional's own date, as when the badge is taken. */
async function isUncertified(trx: Transaction, { id, time_zone }: Professional): Promise<boolean> {
  const today = localDate(epochMinutesOf(new Date()), time_zone);
  return hasLostCertification(await documentsStore.listExpiries(trx, id), today);
}

/** Which decisions can have had the effect of an action. */
const sameEffect: Record<ReviewAction, readonly ReviewAction[]> = {
  approve: ['approve', 'approve_and_verify'],
  verify: ['verify', 'approve_and_verify'],
  approve_and_verify: ['approve', 'verify', 'approve_and_verify'],
  reject: ['reject'],
  suspend: ['suspend'],
};

async function findDecision(trx: Transaction, action: ReviewAction, id: string): Promise<HistoryEntry | null> {
  const taken = new Set(sameEffect[action].map((one) => auditActions[one]));
  return (await readHistory(trx, id)).find((entry) => taken.has(entry.action)) ?? null;
}

function changedMeanwhile(latest: HistoryEntry | null): AppError {
  const what = latest ? `${historySentence(latest)} meanwhile.` : 'This application has changed in the meantime.';
  return new AppError({ ...reviewErrors.review_changed, message: `${what} Please look at it again.` });
}

const opened = { rejected_at: null, suspended_at: null };

const flagsAfter = {
  approve: () => ({ ...opened, is_approved: true }),
  verify: () => ({ verified: true }),
  approve_and_verify: () => ({ ...opened, is_approved: true, verified: true }),
  reject: (now: Date) => ({ verified: false, rejected_at: now }),
  suspend: (now: Date) => ({ is_approved: false, verified: false, suspended_at: now }),
} satisfies Record<ReviewAction, (now: Date) => object>;

/** The first approval accepts the categories of the services; after that they change only by review. */
async function agreedCategories(trx: Transaction, action: ReviewAction, { id, approved_categories }: Professional) {
  if (approved_categories !== null || (action !== 'approve' && action !== 'approve_and_verify')) return {};
  return { approved_categories: categoriesOfServices(await reviewStore.listServiceCategories(trx, id)) };
}

function needsReason(action: ReviewAction): action is 'reject' | 'suspend' {
  return action === 'reject' || action === 'suspend';
}

type EndedVisits = { visits: VisitChoice; standing: number; refunded: string };

/**
 * Returns what happens to the upcoming visits of a suspended professional; undefined if there are none.
 * @throws AppError visits_undecided
 */
async function endVisits(
  trx: Transaction,
  professionalId: string,
  { adminId, visits }: { adminId: string; visits: VisitChoice | undefined },
): Promise<EndedVisits | undefined> {
  const now = new Date();
  const standing =
    visits === 'cancel'
      ? await cancelUpcomingVisits(trx, professionalId, adminId, now)
      : await listUpcomingVisits(trx, professionalId, now);
  if (standing.length === 0) return undefined;
  if (!visits)
    throw new AppError(reviewErrors.visits_undecided, { fields: { visits: reviewErrors.visits_undecided.message } });
  return {
    visits,
    standing: standing.length,
    refunded: visits === 'cancel' ? dollarString(totalRefund(standing)) : '0.00',
  };
}

type Professional = NonNullable<Awaited<ReturnType<typeof lockProfessional>>>;

type Told = { reason?: string | undefined; visits: VisitChoice | undefined };

async function noticeOf(
  trx: Transaction,
  action: ReviewAction,
  professional: Professional,
  { reason = '', visits }: Told,
): Promise<ApplicationNotice> {
  const { email, first_name: firstName } = await reviewStore.findRecipient(trx, professional.profile_id);
  if (action === 'reject') return { kind: 'rejected', email, firstName, reason };
  if (action === 'suspend') return { kind: 'suspended', email, firstName, reason, visits };
  const isApproved = professional.is_approved || action !== 'verify';
  const isVerified = professional.verified || action !== 'approve';
  const outcome = isApproved && isVerified ? 'bookable' : isApproved ? 'approved' : 'verified';
  const reopened = professional.suspended_at !== null;
  return {
    kind: 'decided',
    email,
    firstName,
    outcome,
    reopened,
    paymentsConnected: professional.stripe_account_status === 'active',
    canBePaid: canBePaid(professional),
  };
}
