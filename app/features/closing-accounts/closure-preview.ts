import type { LeavingProof } from '#app/features/accounts/leaving-proof.ts';
import type { DueCancellation } from '#app/features/bookings/due-cancellation.ts';

/** What deleting the account would do now, as GET /api/account/closure answers it. Dollars with two decimals. */
export type ClosurePreview = {
  /** What is asked for beside the word. */
  proof: LeavingProof;
  /** The only admin cannot leave. */
  is_last_admin: boolean;
  is_professional: boolean;
  /** Visits ahead, which are cancelled. */
  bookings: DueCancellation[];
  total_refund: string;
};
