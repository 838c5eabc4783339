import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import { inquiryPrefix } from '#app/features/payments/disputes/dispute.ts';

/** The columns of a booking that are money. */
export const bookingMoney = moneyColumns(
  'service_price',
  'discount_amount',
  'travel_fee_amount',
  'total_amount',
  'refund_amount',
  'refunded_amount',
);

/** What was refunded of the booking's payment by anyone; a duplicate payment that was returned at once is none. */
const refundedAmount = sql<
  string | null
>`(select nullif(refunded, 0) from payment_money where payment_money.booking_id = bookings.id)`;

const refundTrouble = sql<'failed' | 'asks-client' | 'waits-for-bank' | null>`(
  select case
    when bool_or(r.stopped_at is not null) then 'failed'
    when bool_or(r.asks_client) then 'asks-client'
    when bool_or(r.status = 'requested') and exists (
      select from disputes where disputes.booking_id = bookings.id and disputes.closed_at is null
        and not starts_with(disputes.status, ${inquiryPrefix})
    ) then 'waits-for-bank'
  end
  from refunds r where r.booking_id = bookings.id and r.status <> 'failed')`;

/** Selects bookings with what is shown of their parties, services and payments. */
export const withParties = (db: Connection) =>
  db
    .selectFrom('bookings')
    .leftJoin('services', 'services.id', 'bookings.service_id')
    .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .leftJoin('profiles as professional_profile', 'professional_profile.id', 'professionals.profile_id')
    .leftJoin('profiles as client_profile', 'client_profile.id', 'bookings.client_id')
    .leftJoin('checkouts', 'checkouts.booking_id', 'bookings.id')
    .leftJoin('problem_reports', 'problem_reports.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select([
      'services.description as service_description',
      'professional_profile.id as professional_profile_id',
      'professional_profile.first_name as professional_first_name',
      'professional_profile.last_name as professional_last_name',
      'professional_profile.email as professional_email',
      'professional_profile.profile_photo_url as professional_photo_url',
      'professionals.image as professional_image',
      'client_profile.first_name as client_first_name',
      'client_profile.last_name as client_last_name',
      'client_profile.email as client_email',
      'checkouts.url as checkout_url',
      'checkouts.status as checkout_status',
      'problem_reports.status as problem_status',
      'problem_reports.kind as problem_kind',
      'problem_reports.reported_at as problem_reported_at',
      refundedAmount.as('refunded_amount'),
      refundTrouble.as('refund_trouble'),
    ]);
