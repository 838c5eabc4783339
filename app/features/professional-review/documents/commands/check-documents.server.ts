import { documentsStore } from '../documents-store.server.ts';
import { handsInCertification, isRenewal } from '../../changes/proposed-change.ts';
import { proposedChangesStore } from '../../changes/proposed-changes-store.server.ts';
import { reviewSubject } from '../../review/review.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { lockProfessional, setReviewFlags } from '#app/features/professionals/commands/set-review-flags.server.ts';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import {
  dueReminder,
  hasLostCertification,
  reminderDays,
} from '#app/features/professional-documents/document-expiry.ts';
import { reviewStore } from '../../review/review-store.server.ts';
import { mailApplicationNotice, publishListingChange } from '../../commands/publish-review.server.ts';

/**
 * Runs the daily check for expiring documents: reminders 30, 7 and 1 days before, except while the new document awaits
 * review. Idempotent.
 */
export async function checkDocuments(now = new Date()): Promise<void> {
  const anywhere = addDays(localDate(epochMinutesOf(now), 'UTC'), reminderDays[0] + 1);
  const professionalIds = await documentsStore.listWithExpiringDocuments(database(), anywhere);
  for (const id of professionalIds) await inTransaction((trx) => checkDocumentsOf(trx, id, now));
}

/**
 * Removes the badge from professionals without a valid certification, within minutes of the end of its last day in
 * the professional's time zone. Idempotent.
 */
export async function takeLapsedBadges(now = new Date()): Promise<void> {
  // In some time zones it is already tomorrow.
  const anywhere = addDays(localDate(epochMinutesOf(now), 'UTC'), 1);
  for (const id of await documentsStore.listVerifiedLicensedUntil(database(), anywhere)) {
    await inTransaction(async (trx) => {
      const professional = await lockProfessional(trx, id);
      if (professional) await takeBadge(trx, professional, localDate(epochMinutesOf(now), professional.time_zone));
    });
  }
}

type Professional = NonNullable<Awaited<ReturnType<typeof lockProfessional>>>;

async function checkDocumentsOf(trx: Transaction, professionalId: string, now: Date): Promise<void> {
  const professional = await lockProfessional(trx, professionalId);
  if (!professional) return;
  const today = localDate(epochMinutesOf(now), professional.time_zone);
  await remind(trx, professional, today);
  await takeBadge(trx, professional, today);
}

async function remind(trx: Transaction, { id, profile_id }: Professional, today: PlainDate): Promise<void> {
  const documents = await documentsStore.listExpiries(trx, id);
  const waiting = await proposedChangesStore.list(trx, id);
  for (const document of documents) {
    const days = dueReminder(document, today);
    const expiresOn = document.expires_on;
    if (days === undefined || expiresOn === null || waiting.some((change) => isRenewal(change, document))) continue;
    const { email, first_name: firstName } = await reviewStore.findRecipient(trx, profile_id);
    const isLastCertification =
      document.kind === 'certification' && hasLostCertification(documents, addDays(expiresOn, 1));
    await documentsStore.setReminded(trx, document.id, days);
    await mailApplicationNotice(trx, {
      kind: 'document-expiring',
      email,
      firstName,
      document: document.kind,
      expiresOn,
      isLastCertification,
    });
  }
}

async function takeBadge(
  trx: Transaction,
  { id, profile_id, verified }: Professional,
  today: PlainDate,
): Promise<void> {
  const documents = await documentsStore.listExpiries(trx, id);
  if (!verified || !hasLostCertification(documents, today)) return;
  const { email, first_name: firstName } = await reviewStore.findRecipient(trx, profile_id);
  const expiresOn =
    documents
      .filter(({ kind }) => kind === 'certification')
      .map(({ expires_on }) => expires_on ?? '')
      .toSorted()
      .at(-1) ?? today;
  await setReviewFlags(trx, id, { verified: false });
  await recordAuditEntry(trx, {
    actorId: null,
    action: 'professional.badge_taken',
    subjectType: reviewSubject,
    subjectId: id,
    details: { expired_on: expiresOn },
  });
  const waiting = await proposedChangesStore.list(trx, id);
  const isWaiting = waiting.some(handsInCertification);
  await mailApplicationNotice(trx, { kind: 'badge-taken', email, firstName, expiresOn, isWaiting });
  await publishListingChange(trx, id);
}
