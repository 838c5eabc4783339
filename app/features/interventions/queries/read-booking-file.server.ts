import { database } from '#app/platform/database/database.server.ts';
import { dollarString } from '#app/lib/money.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { findMoneyDifference } from '#app/features/money-checks/queries/check-money.server.ts';
import { getBooking } from '#app/features/bookings/queries/get-booking.server.ts';
import { readBookingTerms } from '#app/features/booking-outcomes/cancel/queries/read-booking-terms.server.ts';
import { readTimeline } from '#app/features/booking-outcomes/timeline/queries/read-timeline.server.ts';
import { ledgerOfBooking } from '#app/features/payments/ledger/queries/money-of-booking.server.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { BookingFile } from '../booking-file.ts';
import { historyOf, type AdminAction } from '../admin-actions.ts';
import { possibleInterventions } from '../intervention.ts';
import { interventionsStore } from '../interventions-store.server.ts';
import { readInterventionFacts, type BookingMoney } from './read-intervention-facts.server.ts';

const adminActionsMaximum = 200;

/**
 * Reads a booking with its money, history and possible interventions, for an administrator.
 * @throws AppError booking_not_found
 */
export async function readBookingFile(bookingId: string, admin: Viewer, now = new Date()): Promise<BookingFile> {
  const booking = await getBooking(bookingId, admin);
  const [terms, timeline, done, difference, ledger] = await Promise.all([
    readBookingTerms(bookingId),
    readTimeline(bookingId, admin),
    listAdminActions(booking),
    findMoneyDifference(bookingId),
    ledgerOfBooking(bookingId),
  ]);
  const { standing, money } = await readInterventionFacts(database(), terms);
  const { commission_percent, free_cancellation_hours, late_fee_percent } = terms;
  return {
    booking,
    terms: { commission_percent, free_cancellation_hours, late_fee_percent },
    money: {
      ...shownMoney(money),
      kept_amount: dollarString(standing.kept),
      ledger: ledger.map(({ id, at, kind, from_account, to_account, amount }) => ({
        id,
        at: at.toISOString(),
        kind,
        from: from_account,
        to: to_account,
        amount: dollarString(amount),
      })),
      is_balanced: difference === null,
    },
    history: historyOf(timeline, done),
    possible: possibleInterventions(standing, now),
  };
}

async function listAdminActions(booking: BookingDto): Promise<AdminAction[]> {
  const rows = await interventionsStore.listAdminActions(database(), booking.id, adminActionsMaximum);
  return rows.map(({ at, action, actor_id, actor_name, reason, details }) => ({
    at: at.toISOString(),
    action,
    actor: actor_name,
    side: sideOf(booking, actor_id),
    reason,
    details,
  }));
}

function sideOf({ client, professional }: BookingDto, actorId: string | null): AdminAction['side'] {
  if (actorId === null) return null;
  if (actorId === client.id) return 'client';
  return actorId === professional.profile.id ? 'professional' : null;
}

function shownMoney({ payment, refunds, transfer, reversals, disputes }: BookingMoney) {
  return {
    payment: payment
      ? {
          amount: dollarString(payment.amount),
          method: payment.payment_method,
          card: payment.card_brand && payment.card_last4 ? `${payment.card_brand} ${payment.card_last4}` : null,
          paid_at: payment.created_at.toISOString(),
          stripe_payment_intent_id: payment.stripe_payment_intent_id,
          is_held: payment.is_held,
        }
      : null,
    refunds: refunds.map(({ id, amount, status, reason, stopped_at, paid_otherwise, created_at }) => ({
      id,
      amount: dollarString(amount),
      status,
      reason,
      is_stopped: stopped_at !== null,
      paid_otherwise,
      created_at: created_at.toISOString(),
    })),
    transfer: transfer ? shownTransfer(transfer) : null,
    reversals: reversals.map(({ id, amount, commission, status, created_at }) => ({
      id,
      amount: dollarString(amount),
      commission: dollarString(commission),
      status,
      created_at: created_at.toISOString(),
    })),
    disputes: disputes.map(({ id, amount, reason, status, evidence_due_at, opened_at, closed_at }) => ({
      id,
      amount: dollarString(amount),
      reason,
      status,
      evidence_due_at: evidence_due_at?.toISOString() ?? null,
      opened_at: opened_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    })),
  };
}

function shownTransfer({
  amount,
  commission,
  status,
  holds,
  attempts,
  last_error,
  sent_at,
  stripe_transfer_id,
}: NonNullable<BookingMoney['transfer']>) {
  return {
    amount: dollarString(amount),
    commission: dollarString(commission),
    status,
    holds,
    attempts,
    last_error,
    sent_at: sent_at?.toISOString() ?? null,
    stripe_transfer_id,
  };
}
