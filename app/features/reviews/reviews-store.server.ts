import { sql, type Insertable, type SelectQueryBuilder, type Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import type { ModerationFilter } from './review.ts';
import type { ReviewPosition } from './review-cursor.ts';
import type { ReviewsTable } from './reviews-tables.server.ts';

/** A page of a list, from a position on; one row more than is shown tells whether there are more. */
export type ReviewSlice = { after: ReviewPosition | undefined; limit: number };

/** All of them by name: a statement that selects `*` cannot be prepared. */
const reviewColumns = [
  'reviews.id',
  'reviews.booking_id',
  'reviews.professional_id',
  'reviews.stars',
  'reviews.text',
  'reviews.created_at',
  'reviews.edited_at',
  'reviews.reply',
  'reviews.replied_at',
  'reviews.reported_at',
  'reviews.report_reason',
  'reviews.is_report_open',
  'reviews.hidden_at',
  'reviews.decision',
  'reviews.decision_reason',
  'reviews.decided_at',
] as const;

const ratingColumns = ['rating', 'review_count', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] as const;

const withVisit = (db: ReadOnlyConnection) =>
  db
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .leftJoin('profiles as author', 'author.id', 'bookings.client_id')
    .select(reviewColumns)
    .select([
      'bookings.service_name',
      'bookings.start_time as visited_at',
      'bookings.time_zone',
      'bookings.client_id',
      'author.first_name as author_first_name',
      'author.last_name as author_last_name',
      'author.email as author_email',
    ]);

const withParties = (db: Connection) =>
  withVisit(db)
    .innerJoin('professionals', 'professionals.id', 'reviews.professional_id')
    .innerJoin('profiles as owner', 'owner.id', 'professionals.profile_id')
    .select([
      'owner.id as owner_id',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner.email as owner_email',
    ]);

const visits = (db: Connection, bookingId: string) =>
  db
    .selectFrom('bookings')
    .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
    .select([
      'bookings.id',
      'bookings.client_id',
      'bookings.professional_id',
      'bookings.status',
      'bookings.end_time',
      'professionals.profile_id as owner_id',
    ])
    .where('bookings.id', '=', bookingId);

type Listed =
  ReturnType<typeof withVisit> extends SelectQueryBuilder<infer Tables, infer From, infer Row>
    ? SelectQueryBuilder<Tables, From, Row>
    : never;

function newestFirst(query: Listed, { after, limit }: ReviewSlice) {
  const rest = after
    ? query.where(sql<boolean>`(reviews.created_at, reviews.id) < (${after.created_at}, ${after.id}::uuid)`)
    : query;
  return rest
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The reviews table, and the figures its triggers maintain. */
export const reviewsStore = {
  /** Finds the visit of a review. */
  findVisit: (db: Connection, bookingId: string) => visits(db, bookingId).executeTakeFirst(),

  /** The same, locked, so that its client cannot leave meanwhile. */
  findVisitForUpdate: (trx: Transaction, bookingId: string) =>
    visits(trx, bookingId).forUpdate('bookings').executeTakeFirst(),

  /** @returns undefined if the booking already has a review */
  insert: (trx: Transaction, review: Insertable<ReviewsTable>) =>
    trx
      .insertInto('reviews')
      .values(review)
      .onConflict((conflict) => conflict.column('booking_id').doNothing())
      .returningAll()
      .executeTakeFirst(),

  lockById: (trx: Transaction, id: string) =>
    trx.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),

  findById: (db: Connection, id: string) => withParties(db).where('reviews.id', '=', id).executeTakeFirst(),

  findByBooking: (db: Connection, bookingId: string) =>
    withParties(db).where('reviews.booking_id', '=', bookingId).executeTakeFirst(),

  update: (trx: Transaction, id: string, change: Updateable<ReviewsTable>) =>
    trx.updateTable('reviews').set(change).where('id', '=', id).execute(),

  remove: (trx: Transaction, id: string) => trx.deleteFrom('reviews').where('id', '=', id).execute(),

  listShown: (db: ReadOnlyConnection, professionalId: string, slice: ReviewSlice) =>
    newestFirst(
      withVisit(db).where('reviews.professional_id', '=', professionalId).where('reviews.hidden_at', 'is', null),
      slice,
    ),

  listReceived: (db: Connection, professionalId: string, slice: ReviewSlice) =>
    newestFirst(withVisit(db).where('reviews.professional_id', '=', professionalId), slice),

  listWritten: (db: Connection, clientId: string, slice: ReviewSlice) =>
    newestFirst(withVisit(db).where('bookings.client_id', '=', clientId), slice),

  /** Reported ones first. */
  listToDecide: (db: Connection, filter: ModerationFilter, { after, limit }: ReviewSlice) =>
    withParties(db)
      .$if(filter === 'reported', (query) => query.where('reviews.is_report_open', '=', true))
      .$if(filter === 'hidden', (query) => query.where('reviews.hidden_at', 'is not', null))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(reviews.is_report_open, reviews.created_at, reviews.id) < (${after?.is_report_open}, ${after?.created_at}, ${after?.id}::uuid)`,
        ),
      )
      .orderBy('reviews.is_report_open', 'desc')
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id', 'desc')
      .limit(limit + 1)
      .execute(),

  findRating: (db: ReadOnlyConnection, professionalId: string) =>
    db
      .selectFrom('professional_ratings')
      .select(ratingColumns)
      .where('professional_id', '=', professionalId)
      .executeTakeFirst(),

  lockVisitsOfClient: (trx: Transaction, clientId: string) =>
    trx.selectFrom('bookings').select('id').where('client_id', '=', clientId).orderBy('id').forUpdate().execute(),

  /**
   * Deletes the words of a client's reviews and of anything written about them.
   * @returns the professionals concerned
   */
  removeWordsOfClient: async (trx: Transaction, clientId: string, words: string) => {
    const rows = await trx
      .updateTable('reviews')
      .set({
        text: '',
        reply: null,
        replied_at: null,
        is_report_open: false,
        report_reason: sql`case when report_reason is not null then ${words} end`,
        decision_reason: sql`case when decision_reason is not null then ${words} end`,
      })
      .where('booking_id', 'in', trx.selectFrom('bookings').select('id').where('client_id', '=', clientId))
      .returning(['id', 'booking_id', 'professional_id'])
      .execute();
    return rows;
  },
};

export type VisitReviewRow = Awaited<ReturnType<typeof reviewsStore.listShown>>[number];
export type PartiesReviewRow = NonNullable<Awaited<ReturnType<typeof reviewsStore.findById>>>;
