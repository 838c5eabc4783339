import type { ReactNode } from 'react';
import { centsFromDollars, formatDollarText } from '#app/lib/money.ts';
import { receiptUrl } from '#app/features/bookings/booking-link.ts';
import { routeDiscountName } from '#app/features/slots/route-discount.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { professionalName } from '../../professional-contact.ts';

/** Where a visit is, who comes, and what it costs, with the receipt. */
export function BookingFacts({ booking }: { booking: BookingDto }) {
  const {
    service_price,
    discount_percent,
    discount_amount,
    travel_fee_amount,
    total_amount,
    refunded_amount,
    refund_trouble,
    payment_method,
  } = booking;
  return (
    <>
      <section aria-label="Details">
        <h2 className="mb-4 text-xl">Details</h2>
        <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name="Professional" value={professionalName(booking.professional.profile)} />
          <Fact name="Service" value={booking.service.name} />
          <Fact name="Address" value={booking.location} />
          {booking.notes ? <Fact name="Notes for the visit" value={booking.notes} /> : null}
        </dl>
      </section>
      <section aria-label="Price">
        <h2 className="mb-4 text-xl">Price</h2>
        <dl className="max-w-md tabular">
          <Line name="Service" value={formatDollarText(service_price)} />
          {discount_percent > 0 ? (
            <Line name={routeDiscountName(discount_percent)} value={`−${formatDollarText(discount_amount)}`} />
          ) : null}
          {centsFromDollars(travel_fee_amount) > 0 ? (
            <Line name="Travel fee" value={formatDollarText(travel_fee_amount)} />
          ) : null}
          <Line name="Total" value={formatDollarText(total_amount)} isTotal />
          {refunded_amount ? (
            <Line
              name={refund_trouble === 'waits-for-bank' ? 'Refund' : 'Refunded'}
              value={`−${formatDollarText(refunded_amount)}`}
            />
          ) : null}
        </dl>
        {payment_method === null ? null : (
          <p className="mt-4 print:hidden">
            <a href={receiptUrl(booking.id)} download className="text-link">
              Download the receipt (PDF)
            </a>
          </p>
        )}
      </section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd className="mt-1 font-medium wrap-break-word whitespace-pre-line">{value}</dd>
    </div>
  );
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal
          ? 'mt-2 flex justify-between gap-4 border-t border-line pt-2 font-semibold'
          : 'flex justify-between gap-4 py-1 text-dim'
      }
    >
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
