import { makeZip } from 'client-zip';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { readBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { readBookingTerms } from '#app/features/booking-outcomes/cancel/queries/read-booking-terms.server.ts';
import { readTimeline } from '#app/features/booking-outcomes/timeline/queries/read-timeline.server.ts';
import { writeReceipt } from '#app/features/earnings/queries/write-receipt.server.ts';
import { readSmallPicture } from '#app/features/files/queries/read-small-picture.server.ts';
import { readConversation } from '#app/features/messages/queries/read-conversation.server.ts';
import { wasEverDisputed } from '#app/features/payments/disputes/queries/was-ever-disputed.server.ts';
import { currentSettings } from '#app/features/platform-settings/queries/current-settings.server.ts';
import { findProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { photosForReport } from '#app/features/visit-records/queries/photos-for-report.server.ts';
import { writeReport } from '#app/features/visit-reports/queries/write-report.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { packAction } from '../../admin-actions.ts';
import { interventionsStore } from '../../interventions-store.server.ts';
import { disputePackErrors } from '../dispute-pack.errors.ts';
import { conversationText, historyText, policyText, stepsText, summaryText } from '../documents/pack-texts.ts';
import { readRefunds } from './read-refunds.server.ts';

type PackFile = { name: string; input: string | Uint8Array<ArrayBuffer>; lastModified: Date };

/** Minutes in which whoever asked for the files downloads them. */
const openMinutes = 15;
/** Pixels: enough for a bank's screen. */
const pictureSide = 1_600;

/** Opens the files that an administrator asked for a moment ago. @throws AppError pack_not_found for everybody else */
export async function openPack(auditId: string, admin: Viewer, now = new Date()) {
  const since = new Date(now.getTime() - openMinutes * 60_000);
  const bookingId = await interventionsStore.findRequested(database(), {
    auditId,
    action: packAction,
    actorId: admin.id,
    since,
  });
  if (bookingId === undefined) throw new AppError(disputePackErrors.pack_not_found);
  return { bookingId, zip: makeZip(packFiles(bookingId, admin, now)) };
}

/** Read while it is written: a visit has up to 24 photos. */
async function* packFiles(bookingId: string, admin: Viewer, now: Date): AsyncGenerator<PackFile> {
  const booking = await readBooking(bookingId);
  if (!booking) throw new AppError(disputePackErrors.pack_not_found);
  const file = (name: string, input: PackFile['input']): PackFile => ({ name, input, lastModified: now });
  const [refunds, terms, settings, timeline, progress, isDisputed] = await Promise.all([
    readRefunds(bookingId),
    readBookingTerms(bookingId),
    currentSettings(),
    readTimeline(bookingId, admin),
    findProgress(bookingId),
    wasEverDisputed(database(), bookingId),
  ]);
  yield file('summary.txt', summaryText(booking, refunds, isDisputed));
  yield file('report.pdf', new Uint8Array(await writeReport(bookingId, now, refunds.made)));
  if (booking.client_id !== null && booking.payment_method !== null)
    yield file('receipt.pdf', new Uint8Array(await writeReceipt(bookingId, booking.client_id, now, refunds.made)));
  yield file('cancellation-policy-and-terms.txt', policyText(booking, { ...settings, ...terms }));
  yield file('history.txt', historyText(timeline, booking.time_zone));
  if (progress) yield file('steps-of-the-visit.txt', stepsText(progress, booking.time_zone));
  // Without a dispute the team opens a conversation only after a report (docs/decisions/102-blocks-and-reports.md).
  if (isDisputed) yield* messageFiles(booking, file);
  for (const [index, { moment, path }] of (await photosForReport(bookingId)).entries())
    yield file(
      `photos/${String(index + 1).padStart(2, '0')}-${moment}.jpg`,
      new Uint8Array(await readSmallPicture('visit-photos', path, pictureSide)),
    );
}

type Booking = NonNullable<Awaited<ReturnType<typeof readBooking>>>;

async function* messageFiles(
  booking: Booking,
  file: (name: string, input: string) => PackFile,
): AsyncGenerator<PackFile> {
  const { client_id: clientId, professional_id: professionalId } = booking;
  if (clientId === null || professionalId === null) return;
  const messages = await readConversation({ clientId, professionalId });
  if (messages.length > 0) yield file('messages.txt', conversationText(messages, booking));
}
