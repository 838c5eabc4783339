import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** Rows read at a time, so that memory does not grow with the amount of data. */
export const exportPage = 500;

/** Smaller than every id. */
export const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Reads what the rooms above store about one person; writes nothing. Every statement is restricted to that person and
 * lists its columns: no tokens, password hashes or secrets are among them.
 */
export const accountDataStore = {
  profile: (db: Connection, userId: string) =>
    db
      .selectFrom('auth_user')
      .leftJoin('profiles', 'profiles.id', 'auth_user.id')
      .select([
        'auth_user.id',
        'auth_user.email',
        'auth_user.email_verified',
        'auth_user.two_factor_enabled',
        'profiles.first_name',
        'profiles.last_name',
        'profiles.phone',
        'profiles.username',
        'profiles.type',
        'profiles.role',
        'profiles.profile_photo_url',
        'auth_user.created_at',
        'profiles.updated_at',
      ])
      .where('auth_user.id', '=', userId)
      .execute(),

  /** `party` is the person's role. Of the other side only the name, which the person sees anyway. */
  bookings: (db: Connection, party: 'client_id' | 'professional_id', ownerId: string, after = noId) =>
    db
      .selectFrom('bookings')
      .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
      .leftJoin('profiles', 'profiles.id', party === 'client_id' ? 'professionals.profile_id' : 'bookings.client_id')
      .select([
        'bookings.id',
        'bookings.status',
        'bookings.start_time',
        'bookings.end_time',
        'bookings.time_zone',
        'bookings.service_name',
        'bookings.service_price',
        'bookings.discount_percent',
        'bookings.discount_amount',
        'bookings.travel_fee_amount',
        'bookings.total_amount',
        'bookings.location',
        'bookings.notes',
        'bookings.payment_method',
        'bookings.cancelled_by',
        'bookings.cancelled_at',
        'bookings.cancel_reason',
        'bookings.refund_amount',
        'bookings.completed_at',
        'bookings.created_at',
        sql<string>`btrim(concat_ws(' ', profiles.first_name, profiles.last_name))`.as('with'),
      ])
      .where(`bookings.${party}`, '=', ownerId)
      .where('bookings.id', '>', after)
      .orderBy('bookings.id')
      .limit(exportPage)
      .execute(),

  moves: (db: Connection, userId: string) =>
    db
      .selectFrom('booking_moves')
      .innerJoin('bookings', 'bookings.id', 'booking_moves.booking_id')
      .select([
        'booking_moves.booking_id',
        'booking_moves.from_time',
        'booking_moves.to_time',
        'booking_moves.moved_at',
      ])
      .where('bookings.client_id', '=', userId)
      .orderBy('booking_moves.moved_at')
      .execute(),

  /** Without what the professional answered: that is for the team, which decides. */
  problems: (db: Connection, userId: string) =>
    db
      .selectFrom('problem_reports')
      .innerJoin('bookings', 'bookings.id', 'problem_reports.booking_id')
      .select([
        'problem_reports.booking_id',
        'problem_reports.kind',
        'problem_reports.description',
        'problem_reports.status',
        'problem_reports.refund_amount',
        'problem_reports.settlement',
        'problem_reports.reported_at',
        'problem_reports.answered_at',
        'problem_reports.settled_at',
      ])
      .where('bookings.client_id', '=', userId)
      .orderBy('problem_reports.reported_at')
      .execute(),

  reviewsWritten: (db: Connection, userId: string, after = noId) =>
    db
      .selectFrom('reviews')
      .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
      .select([
        'reviews.id',
        'reviews.booking_id',
        'reviews.stars',
        'reviews.text',
        'reviews.created_at',
        'reviews.edited_at',
        'reviews.hidden_at',
      ])
      .where('bookings.client_id', '=', userId)
      .where('reviews.id', '>', after)
      .orderBy('reviews.id')
      .limit(exportPage)
      .execute(),

  /** Reviews of this person's visits, with their own replies and reports; the authors are left out. */
  reviewsReceived: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('reviews')
      .select([
        'id',
        'booking_id',
        'stars',
        'text',
        'created_at',
        'reply',
        'replied_at',
        'report_reason',
        'reported_at',
        'hidden_at',
      ])
      .where('professional_id', '=', professionalId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),

  favourites: (db: Connection, userId: string) =>
    db
      .selectFrom('favourites')
      .innerJoin('professionals', 'professionals.id', 'favourites.professional_id')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .select(['favourites.professional_id', 'profiles.first_name', 'profiles.last_name', 'favourites.created_at'])
      .where('favourites.profile_id', '=', userId)
      .orderBy('favourites.created_at')
      .execute(),

  addresses: (db: Connection, userId: string) =>
    db
      .selectFrom('client_addresses')
      .select(['name', 'street', 'unit', 'city', 'state', 'zip', 'arrival_notes', 'created_at'])
      .where('profile_id', '=', userId)
      .orderBy('created_at')
      .execute(),

  /** The notes that visits kept when their address was deleted or changed. */
  arrivalNotes: (db: Connection, userId: string) =>
    db
      .selectFrom('visit_arrival_notes')
      .select(['booking_id', 'notes'])
      .where('client_id', '=', userId)
      .orderBy('booking_id')
      .execute(),

  /** Without endpoints and keys: whoever has them can send to that browser. */
  pushSubscriptions: (db: Connection, userId: string) =>
    db
      .selectFrom('push_subscriptions')
      .select(['user_agent', 'created_at', 'delivered_at', 'removed_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  mobileNumber: (db: Connection, userId: string) =>
    db
      .selectFrom('sms_numbers')
      .leftJoin('sms_stops', 'sms_stops.phone', 'sms_numbers.phone')
      .select([
        'sms_numbers.phone',
        'sms_numbers.time_zone',
        'sms_numbers.confirmed_at',
        'sms_stops.stopped_at',
        'sms_numbers.unreachable_at',
      ])
      .where('sms_numbers.user_id', '=', userId)
      .execute(),

  textMessages: (db: Connection, userId: string, after = noId) =>
    db
      .selectFrom('sms_messages')
      .select(['id', 'kind', 'booking_id', 'state', 'created_at'])
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),

  notificationChoices: (db: Connection, userId: string) =>
    db
      .selectFrom('notification_preferences')
      .select(['recipient', 'kind', 'channel', 'enabled', 'updated_at'])
      .where('user_id', '=', userId)
      .orderBy('updated_at')
      .execute(),
};
