import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Side } from '../message.ts';
import { messageErrors } from '../messages.errors.ts';
import { pairBookingsStore } from '../pair-bookings-store.server.ts';

type LockedThread = { client_id: string | null; professional_id: string | null; closed_at: Date | null };
type KnownSide = { side: Side; blocked_at: Date | null };

/**
 * Checks, under the thread's lock, whether a side may write. A block waits while a paid visit of the two is ahead: until
 * then they can write texts to each other. Who is blocked is told no more than somebody in a thread that the team closed.
 * @throws AppError recipient_left, writing_closed, you_blocked, files_before_payment
 */
export async function assertMayWrite(
  trx: Transaction,
  { client_id, professional_id, closed_at }: LockedThread,
  sides: readonly KnownSide[],
  { side, hasFiles }: { side: Side; hasFiles: boolean },
): Promise<void> {
  if (sides.length < 2 || client_id === null || professional_id === null)
    throw new AppError(messageErrors.recipient_left);
  if (closed_at) throw new AppError(messageErrors.writing_closed);
  const pair = { clientId: client_id, professionalId: professional_id };
  const [blocker] = sides.filter(({ blocked_at }) => blocked_at);
  if (blocker && (hasFiles || !(await pairBookingsStore.isVisitComing(trx, pair)))) {
    const isOwn = sides.some((one) => one.side === side && one.blocked_at);
    throw new AppError(isOwn ? messageErrors.you_blocked : messageErrors.writing_closed);
  }
  if (hasFiles && !(await pairBookingsStore.isAnyPaid(trx, pair)))
    throw new AppError(messageErrors.files_before_payment);
}
