import type { Connection } from '#app/platform/database/database.server.ts';
import { hasOpenDispute } from '#app/features/payments/disputes/queries/has-open-dispute.server.ts';
import { isTransferHeld } from '#app/features/payments/transfers/queries/is-transfer-held.server.ts';
import { hasOpenProblem } from '../problems/queries/find-problem.server.ts';

/** Whether the money of a booking is still contested: by an open problem or dispute, or because its transfer is held. */
export async function isContested(db: Connection, bookingId: string): Promise<boolean> {
  return (
    (await hasOpenProblem(db, bookingId)) ||
    (await hasOpenDispute(db, bookingId)) ||
    (await isTransferHeld(db, bookingId))
  );
}
