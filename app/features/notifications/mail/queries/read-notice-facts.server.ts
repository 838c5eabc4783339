import { agreedHolds } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { readBooking, readCancelReasons } from '#app/features/bookings/queries/get-booking.server.ts';
import { readNoticedBooking, readNoticedBookings } from '#app/features/notices/queries/read-noticed-bookings.server.ts';
import { findReplaced } from '#app/features/replacements/queries/read-rescue.server.ts';
import { readMove } from '#app/features/moving/queries/read-move.server.ts';
import { readProblem } from '#app/features/booking-outcomes/problems/queries/list-problems.server.ts';
import { readReviewOf } from '#app/features/reviews/queries/read-review.server.ts';
import { blocksRefunds } from '#app/features/payments/disputes/dispute.ts';
import { bookingsWithBlockedRefunds } from '#app/features/payments/disputes/queries/are-refunds-blocked.server.ts';
import { moneyOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import { findNoShow } from '#app/features/no-shows/queries/read-no-show.server.ts';
import { findProgress } from '#app/features/visit-progress/queries/read-progress.server.ts';
import { subtractCents } from '#app/lib/money.ts';
import { database } from '#app/platform/database/database.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import type { NoticeFacts } from '../notice-facts.ts';
import type { BookingMailKind, MailRecipient } from '#app/features/notices/notices.ts';

type Money = Awaited<ReturnType<typeof moneyOfBooking>>;

/** Most mails are of these kinds, which need little more than the booking. */
const bookingAlone: ReadonlySet<BookingMailKind> = new Set(['created', 'confirmed', 'cancelled']);
const nothingElse: Omit<NoticeFacts, 'booking'> = {
  problem: null,
  review: null,
  share: null,
  move: null,
  refund: null,
  dispute: null,
  cancelReason: null,
  isRefundBlocked: false,
  progress: null,
  replaces: null,
  isAgreed: false,
  noShow: null,
};

type Which = {
  bookingId: string;
  kind: BookingMailKind;
  recipient: MailRecipient;
  /** A move's, step's, refund's or dispute's id. */ occasion: string;
};

/**
 * Reads a booking and its money as they are now, as far as mails of this kind need them. Of one that its client has
 * deleted, its professional and the team read what its payment stores; undefined for its client, or if it was never
 * paid.
 */
export async function readNoticeFacts(mail: Which): Promise<NoticeFacts | undefined> {
  const [facts] = await listNoticeFacts([mail]);
  return facts;
}

/** Does the same for several mails, in their order: bookings that need nothing else are read together. */
export async function listNoticeFacts(mails: readonly Which[]): Promise<(NoticeFacts | undefined)[]> {
  const alone = mails.filter(({ kind }) => bookingAlone.has(kind));
  const cancelled = alone.filter(({ kind }) => kind === 'cancelled').map(({ bookingId }) => bookingId);
  const [bookings, reasons, blocked, agreed] = await Promise.all([
    readNoticedBookings(alone.map(({ bookingId }) => bookingId)),
    readCancelReasons(cancelled),
    bookingsWithBlockedRefunds(database(), cancelled),
    agreedHolds(alone.filter(({ kind }) => kind !== 'confirmed').map(({ bookingId }) => bookingId)),
  ]);
  return Promise.all(
    mails.map(async (mail) => {
      const { bookingId, kind } = mail;
      if (!bookingAlone.has(kind)) return readAll(mail);
      const booking = bookings.get(bookingId);
      if (!booking) return undefined;
      const replaces = kind === 'created' ? await findReplaced(bookingId) : null;
      const cancelReason = reasons.get(bookingId) ?? null;
      const [isRefundBlocked, isAgreed] = [blocked.has(bookingId), agreed.has(bookingId)];
      return { booking, ...nothingElse, replaces, cancelReason, isRefundBlocked, isAgreed };
    }),
  );
}

async function readAll({ bookingId, recipient, occasion }: Which): Promise<NoticeFacts | undefined> {
  const [booking, problem, money, review, progress, noShow] = await Promise.all([
    recipient === 'client' ? readBooking(bookingId) : readNoticedBooking(bookingId),
    readProblem(bookingId),
    moneyOfBooking(bookingId),
    readReviewOf(bookingId),
    findProgress(bookingId),
    findNoShow(bookingId),
  ]);
  if (!booking) return undefined;
  return {
    booking,
    problem: problem ?? null,
    review: review ?? null,
    progress: progress ?? null,
    replaces: null,
    isAgreed: false,
    noShow: noShow ?? null,
    share: shareOf(money),
    move: (booking.moves > 0 && isId(occasion) && (await readMove(occasion))) || null,
    refund: money.refunds.find(({ id }) => id === occasion) ?? null,
    dispute: money.disputes.find(({ id }) => id === occasion) ?? null,
    cancelReason: null,
    isRefundBlocked: money.disputes.some(blocksRefunds),
  };
}

/** Subtracts reversals; folded ones are in the transfer's amount already. */
function shareOf({ transfer, reversals }: Money): NoticeFacts['share'] {
  if (!transfer) return null;
  const takenBack = reversals.filter(({ status }) => status !== 'folded');
  const left = takenBack.reduce((amount, reversal) => subtractCents(amount, reversal.amount), transfer.amount);
  return { amount: left, status: transfer.status, holds: transfer.holds };
}
