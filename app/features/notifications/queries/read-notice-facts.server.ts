import { readBooking } from '#app/features/bookings/queries/read-booking.server.ts';
import { readMove } from '#app/features/bookings/queries/read-move.server.ts';
import { readProblem } from '#app/features/bookings/queries/read-problem.server.ts';
import { readReviewOf } from '#app/features/reviews/queries/read-review.server.ts';
import { moneyOfBooking } from '#app/features/payments/queries/money-of-booking.server.ts';
import { centsFromDollars, dollarString, subtractCents } from '#app/lib/money.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import type { NoticeFacts } from '../notice-facts.ts';

type Money = Awaited<ReturnType<typeof moneyOfBooking>>;

/** A booking and its money as they are now, for words about them; undefined when it is gone. `occasion` is a move's, refund's or dispute's id. */
export async function readNoticeFacts(bookingId: string, occasion: string): Promise<NoticeFacts | undefined> {
  const [booking, problem, money, review] = await Promise.all([readBooking(bookingId), readProblem(bookingId), moneyOfBooking(bookingId), readReviewOf(bookingId)]);
  if (!booking) return undefined;
  return {
    booking,
    problem: problem ?? null,
    review: review ?? null,
    share: shareOf(money),
    move: (booking.moves > 0 && isId(occasion) && (await readMove(occasion))) || null,
    refund: money.refunds.find(({ id }) => id === occasion) ?? null,
    dispute: money.disputes.find(({ id }) => id === occasion) ?? null,
  };
}

/** Less what was asked back; what was folded into the amount is in it already. */
function shareOf({ transfer, reversals }: Money): NoticeFacts['share'] {
  if (!transfer) return null;
  const takenBack = reversals.filter(({ status }) => status !== 'folded');
  const left = takenBack.reduce((amount, reversal) => subtractCents(amount, centsFromDollars(reversal.amount)), centsFromDollars(transfer.amount));
  return { amount: dollarString(left), status: transfer.status, isHeld: transfer.holds.length > 0 };
}
