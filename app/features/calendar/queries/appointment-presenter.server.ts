import { toIsoWithOffset } from '#app/lib/iso-instant.ts';
import { type Cents, cents, centsFromDollars, dollarString, shareOf, subtractCents } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/time-zone.ts';
import { departed } from '#app/features/bookings/departed.ts';
import type { CalendarAppointment } from '../calendar-dto.ts';
import type { CalendarBookingRow } from '../calendar-store.server.ts';

/** A booking for its professional. */
export function toAppointment(row: CalendarBookingRow, zone: string): CalendarAppointment {
  const refunded = row.refunded_amount ?? row.refund_amount;
  const kept = keptOf(row, refunded);
  const fee = shareOf(kept, Number(row.commission_percent));
  return {
    id: row.id,
    date: toIsoWithOffset(epochMinutesOf(row.start_time), zone),
    end: toIsoWithOffset(epochMinutesOf(row.end_time), zone),
    status: row.status,
    service: { name: row.service_name },
    client: { name: clientName(row), phone: row.phone || null, email: row.email },
    location: row.location,
    notes: row.notes,
    total_amount: row.total_amount,
    fee_amount: dollarString(fee),
    net_amount: dollarString(subtractCents(kept, fee)),
    refund_amount: refunded,
    cancelled_by: row.cancelled_by,
  };
}

export function clientName({ first_name, last_name }: Pick<CalendarBookingRow, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || departed.name;
}

/** A visit leaves what was not given back of its payment; a hold that ended was never paid. */
function keptOf({ status, total_amount }: CalendarBookingRow, refunded: string | null): Cents {
  const total = centsFromDollars(total_amount);
  if (refunded === null) return status === 'cancelled' ? cents(0) : total;
  return subtractCents(total, centsFromDollars(refunded));
}
