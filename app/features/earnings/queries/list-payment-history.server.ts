import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { dollarString } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { decodePosition, encodePosition } from '#app/features/bookings/booking-cursor.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { earningOf } from '#app/features/money-figures/earning.ts';
import { waitsUntil } from '../coming-transfers.ts';
import { earningsStore, type PaymentCondition, type PaymentRow } from '../earnings-store.server.ts';
import {
  historyLimits,
  spanOfPeriod,
  type HistoryFilter,
  type HistoryPayment,
  type HistoryRequest,
  type PaymentHistory,
} from '../payment-history.ts';
import type { Earner } from './find-earner.server.ts';

/** Lists one page of a professional's payments, newest visit first. */
export async function listPaymentHistory(earner: Earner, request: HistoryRequest, now: Date): Promise<PaymentHistory> {
  const condition = conditionOf(earner, request, now);
  const [rows, counted] = await Promise.all([
    earningsStore.listPayments(database(), condition, positionOf(request.cursor), request.limit + 1),
    earningsStore.countPayments(database(), condition, historyLimits.countMaximum + 1),
  ]);
  const shown = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => toHistoryPayment(row, earner.time_zone, now)),
    total: Math.min(counted, historyLimits.countMaximum),
    total_capped: counted > historyLimits.countMaximum,
    next_cursor: last ? encodePosition({ booking_date: last.visit_at, id: last.id }) : null,
  };
}

const batch = 500;

/** Yields all of a professional's payments that match a filter, read in batches. */
export async function* readPaymentHistory(
  earner: Earner,
  filter: HistoryFilter,
  now: Date,
): AsyncGenerator<HistoryPayment> {
  const condition = conditionOf(earner, filter, now);
  let after: PaymentRow | undefined;
  do {
    const rows = await earningsStore.listPayments(database(), condition, after, batch);
    for (const row of rows) yield toHistoryPayment(row, earner.time_zone, now);
    after = rows.length === batch ? rows.at(-1) : undefined;
  } while (after);
}

function conditionOf(
  { id, time_zone }: Earner,
  { status, period, search }: HistoryFilter,
  now: Date,
): PaymentCondition {
  return {
    professionalId: id,
    status: status === 'all' ? undefined : status,
    span: spanOfPeriod(period, now, time_zone),
    search,
  };
}

/** Decodes the position where a page continues; an invalid cursor starts at the beginning. */
function positionOf(cursor: string | undefined) {
  try {
    const position = decodePosition(cursor);
    return position && { visit_at: position.booking_date, id: position.id };
  } catch {
    return undefined;
  }
}

function toHistoryPayment(row: PaymentRow, zone: string, now: Date): HistoryPayment {
  const { refunded, fee, net } = earningOf(row);
  return {
    id: row.id,
    booking_id: row.booking_id,
    client_name: clientNameOf(row),
    service_name: row.service_name,
    visit_at: toIsoWithOffset(epochMinutesOf(row.visit_at), zone),
    paid_at: row.created_at.toISOString(),
    status: row.status ?? 'cancelled',
    amount: dollarString(row.paid),
    refunded_amount: dollarString(refunded),
    fee_amount: dollarString(fee),
    net_amount: dollarString(net),
    payment_method: row.payment_method,
    card_brand: row.card_brand,
    // The digits are the client's: their own receipt has them (docs/decisions/166-digits-of-a-card.md).
    card_last4: null,
    transfer_status: row.transfer_status,
    waits_until: waitsUntil({ status: row.transfer_status, due_at: row.due_at }, now)?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}

/** Returns the client's name, or the name of a deleted account if they have left. */
export function clientNameOf({ first_name, last_name }: Pick<PaymentRow, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ').trim() || deletedAccount.name;
}
