import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { cents, dollarString } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { deletedAccount } from '#app/features/bookings/departed.ts';
import { placeForProfessional, isContactShared } from '#app/features/bookings/shared-contact.ts';
import { earningOf, expectedEarning, type Earning } from '#app/features/money-figures/earning.ts';
import type { CalendarAppointment } from '../../calendar-dto.ts';
import type { CalendarBookingRow } from '../../calendar-store.server.ts';

/** Returns a booking as its professional sees it. */
export function toAppointment(row: CalendarBookingRow, zone: string): CalendarAppointment {
  const { fee, net } = earningOfVisit(row);
  const isShared = isContactShared(row);
  return {
    id: row.id,
    date: toIsoWithOffset(epochMinutesOf(row.start_time), zone),
    end: toIsoWithOffset(epochMinutesOf(row.end_time), zone),
    status: row.status,
    service: { name: row.service_name },
    contact_shared: isShared,
    client: { name: clientName(row), phone: isShared ? row.phone || null : null, email: isShared ? row.email : null },
    location: placeForProfessional(row),
    notes: isShared ? row.notes : null,
    total_amount: dollarString(row.total_amount),
    discount_percent: row.discount_percent,
    fee_amount: dollarString(fee),
    net_amount: dollarString(net),
    refund_amount: refundOf(row),
    cancelled_by: row.cancelled_by,
  };
}

export function clientName({ first_name, last_name }: Pick<CalendarBookingRow, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || deletedAccount.name;
}

/** Returns what a visit earns; a hold that ended was never paid, and a live one counts with its price. */
function earningOfVisit({
  status,
  total_amount,
  commission_percent,
  paid,
  refunded,
  transferred,
  asked_back,
}: CalendarBookingRow): Earning {
  if (paid !== null)
    return earningOf({
      paid,
      refunded: refunded ?? cents(0),
      commission_percent,
      transferred,
      asked_back: asked_back ?? cents(0),
    });
  return expectedEarning(status === 'cancelled' ? cents(0) : total_amount, commission_percent);
}

/** Null if nothing was refunded, except that a cancelled visit that was paid shows a refund of zero. */
function refundOf({ status, paid, refunded }: CalendarBookingRow): string | null {
  if (paid === null || refunded === null) return null;
  return status === 'cancelled' || refunded > 0 ? dollarString(refunded) : null;
}
