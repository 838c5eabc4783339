import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { isListed } from '#app/features/professionals/professional.policy.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { findProfessionalRecord } from '#app/features/professionals/queries/find-professional-record.server.ts';
import { messageErrors } from '../messages.errors.ts';
import { pairBookingsStore } from '../pair-bookings-store.server.ts';
import { threadsStore, type Pair } from '../threads-store.server.ts';

/** To whom somebody wants to write: a client names a professional, a professional a client. */
export type Recipient = { professional_id?: string | undefined; client_id?: string | undefined };

/**
 * Finds the pair of a person and somebody they may write to: a client any listed professional, a professional whoever
 * paid for a booking of theirs, and both whoever wrote to them before.
 * @throws AppError recipient_not_found
 */
export async function findPair(viewer: Viewer, { professional_id, client_id }: Recipient): Promise<Pair> {
  const pair =
    client_id === undefined ? await pairOfClient(viewer, professional_id) : await pairOfOwner(viewer, client_id);
  if (!pair) throw new AppError(messageErrors.recipient_not_found);
  return pair;
}

async function pairOfClient(viewer: Viewer, professionalId = ''): Promise<Pair | undefined> {
  const professional = await findProfessionalRecord(professionalId);
  if (!professional || professional.profile_id === viewer.id || !viewer.profile) return undefined;
  const pair = { clientId: viewer.id, professionalId };
  const mayWrite = isListed(professional) || (await areAcquainted(pair));
  return mayWrite ? pair : undefined;
}

async function pairOfOwner(viewer: Viewer, clientId: string): Promise<Pair | undefined> {
  const professional = await findProfessionalOf(viewer.id);
  if (!professional) return undefined;
  const pair = { clientId, professionalId: professional.id };
  return (await areAcquainted(pair)) ? pair : undefined;
}

async function areAcquainted(pair: Pair): Promise<boolean> {
  const db = database();
  return (await threadsStore.findOfPair(db, pair)) !== undefined || (await pairBookingsStore.isAnyPaid(db, pair));
}
