import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { MoveDto } from '#app/features/moving/queries/read-move.server.ts';
import type { ProblemKind, ProblemOutcome } from '#app/features/bookings/problems/problem-kinds.ts';
import type { ReviewToNotify } from '#app/features/reviews/queries/read-review.server.ts';
import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import type { Cents } from '#app/lib/money.ts';
import type { TransferHold, TransferStatus } from '#app/features/payments/transfers/transfer.ts';

/** The data the notices of a booking are worded from. The amounts of the booking itself are dollars with two decimals. */
export type NoticeFacts = {
  booking: BookingDto;
  /** The professional's share: what is left of it, where it is, and what holds it. */
  share: { amount: Cents; status: TransferStatus; holds: readonly TransferHold[] } | null;
  problem: {
    kind: ProblemKind;
    description: string;
    outcome: ProblemOutcome | null;
    refund_amount: Cents | null;
    settlement: string | null;
  } | null;
  /** The refund or dispute this notice is about. `paid_otherwise` is how an administrator paid it, if not Stripe did. */
  refund: { amount: Cents; reason: string; paid_otherwise: string | null } | null;
  dispute: { amount: Cents; status: string; closed_at: Date | null; evidence_due_at: Date | null } | null;
  /** What both parties of a cancelled booking read about why. */
  cancelReason: string | null;
  /** Whether a dispute is open during which Stripe makes no refunds. */
  isRefundBlocked: boolean;
  /** If it is held instead of a cancelled visit: which, and until when (ISO 8601). */
  replaces: { bookingId: string; heldUntil: string } | null;
  /** Whether it holds, or held, a visit entered by hand: its professional keeps the time until it is paid. */
  isAgreed: boolean;
  /** The move this notice is about. */
  move: MoveDto | null;
  /** Where the visit stands. */
  progress: ProgressDto | null;
  /** That its professional waits at the door for a client who is not there. */
  noShow: { waits_until: Date; closed_at: Date | null } | null;
  /** The client's review; null without a review that is shown. */
  review: ReviewToNotify | null;
};
