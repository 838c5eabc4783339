import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import { isLastAdmin } from '#app/features/profiles/queries/admins.server.ts';
import { readClosureProof } from '#app/features/accounts/removal/queries/closure-proof.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { countUnpaidVisits } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { totalRefund } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { listDueCancellations } from '#app/features/booking-outcomes/cancel/queries/list-due-cancellations.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { ClosurePreview } from '../closure-preview.ts';

/** Returns what deleting this account would do now, by the same rules and amounts. */
export async function previewClosure(viewer: SessionViewer, now = new Date()): Promise<ClosurePreview> {
  const professional = await findProfessionalOf(viewer.id);
  const person = { clientId: viewer.id, professionalId: professional?.id };
  const [bookings, proof, is_last_admin, unpaid_visits] = await Promise.all([
    listDueCancellations(database(), person, now),
    readClosureProof(viewer, now),
    isLastAdmin(viewer.id),
    professional ? countUnpaidVisits(professional.id, now) : 0,
  ]);
  const total_refund = dollarString(totalRefund(bookings));
  return { proof, is_last_admin, is_professional: professional !== undefined, bookings, total_refund, unpaid_visits };
}
