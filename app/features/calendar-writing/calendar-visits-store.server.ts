import { sql } from 'kysely';
import type { WrittenCalendar } from '#app/features/outside-calendars/accounts/queries/find-written-calendar.server.ts';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { leaseSeconds, type CalendarVisitState } from './calendar-visit.ts';

type Visits = { professionalId: string; bookingId: string | undefined };
type Key = { booking_id: string; event_url: string };

export type ClaimedVisit = Key & {
  account_id: string;
  state: CalendarVisitState;
  version: number;
  failures: number;
};

/** The calendar_visits table. */
export const calendarVisitsStore = {
  /**
   * Wants a professional's coming visits, or one of them, in a calendar: those that are new, have changed, or wait.
   * What was deleted there is not wanted again until it changes here.
   * @returns how many there are
   */
  want: async (
    trx: Transaction,
    { professionalId, bookingId }: Visits,
    { accountId, url }: WrittenCalendar,
    now: Date,
  ): Promise<number> => {
    const { numAffectedRows } = await sql`
      insert into calendar_visits as visit (booking_id, account_id, event_url, next_try_at)
      select id, ${accountId}::uuid, ${url}::text || id::text || '.ics', ${now}::timestamptz
      from bookings
      where professional_id = ${professionalId}::uuid and status = 'confirmed' and end_time > ${now}
        and (${bookingId ?? null}::uuid is null or id = ${bookingId ?? null}::uuid)
      on conflict (booking_id, event_url) do update
      set state = 'writing', version = visit.version + 1, failures = 0, next_try_at = excluded.next_try_at,
        account_id = excluded.account_id
      where visit.state in ('writing', 'removing')
        or (visit.start_time, visit.end_time) is distinct from
          (select (start_time, end_time) from bookings where bookings.id = visit.booking_id)`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  },

  /**
   * Wants those removed that were cancelled, or are in another calendar than the one they belong into.
   * @returns how many there are
   */
  unwant: async (
    trx: Transaction,
    { professionalId, bookingId }: Visits,
    calendarUrl: string | undefined,
    now: Date,
  ): Promise<number> => {
    const { numAffectedRows } = await sql`
      update calendar_visits as visit
      set state = 'removing', version = version + 1, failures = 0, next_try_at = ${now}
      from bookings
      where bookings.id = visit.booking_id and bookings.professional_id = ${professionalId}::uuid
        and bookings.end_time > ${now}
        and (${bookingId ?? null}::uuid is null or bookings.id = ${bookingId ?? null}::uuid)
        and (bookings.status = 'cancelled'
          or event_url is distinct from ${calendarUrl ?? null}::text || bookings.id::text || '.ics')`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  },

  /** Wants the coming visits of an account that ends removed, and drops the others. @returns how many there are */
  unwantAll: async (trx: Transaction, accountId: string, now: Date): Promise<number> => {
    await sql`
      delete from calendar_visits using bookings
      where account_id = ${accountId}::uuid and bookings.id = booking_id and bookings.end_time <= ${now}`.execute(trx);
    const { numUpdatedRows } = await trx
      .updateTable('calendar_visits')
      .set({ state: 'removing', version: sql<number>`version + 1`, failures: 0, next_try_at: now })
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** Takes the visit that is due longest, but none of these accounts; one that is lost is due again after its lease. */
  claimDue: async (db: Connection, now: Date, withoutAccounts: readonly string[]) => {
    const { rows } = await sql<ClaimedVisit>`
      update calendar_visits as visit set leased_until = ${new Date(now.getTime() + leaseSeconds * 1000)}
      from (
        select booking_id, event_url from calendar_visits
        where next_try_at <= ${now} and (leased_until is null or leased_until <= ${now})
          and not account_id = any (${withoutAccounts}::uuid[])
        order by next_try_at limit 1
        for update skip locked
      ) as due
      where visit.booking_id = due.booking_id and visit.event_url = due.event_url
      returning visit.booking_id, visit.event_url, account_id, state, version, failures`.execute(db);
    return rows[0];
  },

  /** What is written of a visit. */
  findBooking: (db: Connection, bookingId: string) =>
    db
      .selectFrom('bookings')
      .innerJoin('professionals', 'professionals.id', 'bookings.professional_id')
      .leftJoin('profiles', 'profiles.id', 'bookings.client_id')
      .select([
        'bookings.id',
        'bookings.status',
        'bookings.start_time',
        'bookings.end_time',
        'bookings.service_name',
        'bookings.location',
        'bookings.payment_method',
        'bookings.updated_at',
        'bookings.moves',
        'profiles.first_name',
        'professionals.time_zone',
      ])
      .where('bookings.id', '=', bookingId)
      .executeTakeFirst(),

  /** A visit that was wanted otherwise meanwhile stays due. */
  setWritten: async (
    db: Connection,
    { booking_id, event_url, version }: ClaimedVisit,
    { start, end, now }: { start: Date; end: Date; now: Date },
  ): Promise<void> => {
    await sql`
      update calendar_visits
      set start_time = ${start}, end_time = ${end}, written_at = ${now}, leased_until = null,
        state = case when version = ${version} then 'written' else state end,
        failures = case when version = ${version} then 0 else failures end,
        next_try_at = case when version = ${version} then null else next_try_at end
      where booking_id = ${booking_id}::uuid and event_url = ${event_url}`.execute(db);
  },

  setRemoved: async (db: Connection, { booking_id, event_url, version }: ClaimedVisit): Promise<void> => {
    const { numDeletedRows } = await db
      .deleteFrom('calendar_visits')
      .where('booking_id', '=', booking_id)
      .where('event_url', '=', event_url)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) await release(db, { booking_id, event_url });
  },

  setFailed: async (
    db: Connection,
    { booking_id, event_url, version, failures }: ClaimedVisit,
    next: Date,
  ): Promise<void> => {
    await release(db, { booking_id, event_url });
    await db
      .updateTable('calendar_visits')
      .set({ failures: failures + 1, next_try_at: next })
      .where('booking_id', '=', booking_id)
      .where('event_url', '=', event_url)
      .where('version', '=', version)
      .execute();
  },

  /** Tries nothing of an account again before then. */
  postpone: async (db: Connection, accountId: string, until: Date): Promise<void> => {
    await db
      .updateTable('calendar_visits')
      .set({ next_try_at: until })
      .where('account_id', '=', accountId)
      .where('next_try_at', '<', until)
      .execute();
  },

  countOfAccount: async (db: Connection, accountId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('calendar_visits')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return count;
  },

  removeEnded: async (db: Connection, before: Date): Promise<void> => {
    await sql`
      delete from calendar_visits using bookings
      where bookings.id = booking_id and bookings.end_time < ${before}`.execute(db);
  },
};

export type WrittenBooking = NonNullable<Awaited<ReturnType<typeof calendarVisitsStore.findBooking>>> & {
  status: BookingStatus;
};

function release(db: Connection, { booking_id, event_url }: Key): Promise<unknown> {
  return db
    .updateTable('calendar_visits')
    .set({ leased_until: null })
    .where('booking_id', '=', booking_id)
    .where('event_url', '=', event_url)
    .execute();
}
