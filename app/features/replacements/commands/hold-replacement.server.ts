import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { cancelPendingBooking, releaseForgottenHold } from '#app/features/holds/commands/cancel-booking.server.ts';
import { holdSlot } from '#app/features/holds/commands/hold-slot.server.ts';
import { prepareBooking, type PreparedBooking } from '#app/features/holds/commands/prepare-booking.server.ts';
import { readRescue } from '../queries/read-rescue.server.ts';
import { isHeld, replacementMinutes, rescueState, type Rescue } from '../rescue.ts';
import { rescueErrors } from '../rescue.errors.ts';
import { findBooking } from '#app/features/bookings/queries/find-booking.server.ts';
import { rescuesStore } from '../rescues-store.server.ts';

/** Who comes instead, for what, and the total that the page showed. */
export type ReplacementChoice = { professionalId: string; serviceId: string; expectedTotal: string };
export type HeldReplacement = { bookingId: string; heldUntil: Date };

/**
 * Holds another professional for the hour and the address of a cancelled visit, for ten minutes, by the rules of every
 * hold. A replacement chosen before is released; choosing the same again changes nothing.
 * @throws AppError of rescue.errors.ts, bookings.errors.ts or holds.errors.ts
 */
export async function holdReplacement(
  bookingId: string,
  choice: ReplacementChoice,
  viewer: Viewer,
  now = new Date(),
): Promise<HeldReplacement> {
  const rescue = await readRescue(bookingId, viewer.id);
  refuseLate(rescue, now);
  const booking = await prepareReplacement(rescue.booking, choice, viewer, now);
  await releaseLapsed(rescue, now);
  const hold = await holdSlot(booking, { now: epochMinutesOf(now), withCheckout: false });
  try {
    return await replaceEarlier(bookingId, hold.bookingId, viewer.id, now);
  } catch (error) {
    if (hold.isNew) await cancelPendingBooking(hold.bookingId, viewer.id);
    throw error;
  }
}

/** @throws AppError rescue_over or already_replaced */
export function refuseLate(rescue: Rescue, now: Date): void {
  const state = rescueState(rescue, now);
  if (state === 'over') throw new AppError(rescueErrors.rescue_over);
  if (state === 'taken') throw new AppError(rescueErrors.already_replaced);
}

async function prepareReplacement(
  cancelled: Rescue['booking'],
  { professionalId, serviceId, expectedTotal }: ReplacementChoice,
  viewer: Viewer,
  now: Date,
): Promise<PreparedBooking> {
  const { start_time, location, total_amount } = cancelled;
  const request = { professionalId, serviceId, clientId: viewer.id, bookingDate: start_time, location, expectedTotal };
  const booking = await prepareBooking(request, viewer, epochMinutesOf(now));
  // Nothing is held at another total than the expected one.
  if (centsFromDollars(expectedTotal) > centsFromDollars(total_amount)) throw new AppError(rescueErrors.offer_gone);
  return booking;
}

/** The job that releases it comes once a minute; until then the same choice would find the old hold. */
async function releaseLapsed({ replacement, heldUntil }: Rescue, now: Date): Promise<void> {
  const isLapsed = replacement?.status === 'pending' && !isHeld(replacement, heldUntil, now);
  if (isLapsed) await releaseForgottenHold(replacement.id);
}

async function replaceEarlier(
  bookingId: string,
  holdId: string,
  clientId: string,
  now: Date,
): Promise<HeldReplacement> {
  const { earlier, heldUntil } = await recordReplacement(bookingId, holdId, now);
  if (earlier === null) return { bookingId: holdId, heldUntil };
  try {
    await cancelPendingBooking(earlier, clientId);
  } catch (error) {
    if (!isErrorOf(error, bookingErrors.not_cancellable)) throw error;
    // It was paid a moment ago, in another tab.
    await rescuesStore.saveReplacement(database(), bookingId, { replacement_id: earlier, held_until: null });
    throw new AppError(rescueErrors.already_replaced, { cause: error });
  }
  return { bookingId: holdId, heldUntil };
}

/** Two tabs that choose at once take turns here: the second finds what the first has chosen. */
function recordReplacement(bookingId: string, holdId: string, now: Date) {
  return inTransaction(async (trx) => {
    const before = await rescuesStore.findForUpdate(trx, bookingId);
    if (!before) throw new AppError(rescueErrors.rescue_not_found);
    const { replacement_id, held_until } = before;
    const status = replacement_id === null ? undefined : (await findBooking(trx, replacement_id))?.status;
    if (status === 'confirmed' || status === 'completed') throw new AppError(rescueErrors.already_replaced);
    const isSame = replacement_id === holdId;
    const heldUntil = (isSame && held_until) || new Date(now.getTime() + replacementMinutes * 60_000);
    await rescuesStore.saveReplacement(trx, bookingId, { replacement_id: holdId, held_until: heldUntil });
    return { earlier: !isSame && status === 'pending' ? replacement_id : null, heldUntil };
  });
}
