import { sql } from 'kysely';
import type { WrittenCalendar } from '#app/features/outside-calendars/accounts/queries/find-written-calendar.server.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { leaseSeconds, type CalendarVisitState } from './calendar-visit.ts';
import { ofVisit, visitRows } from './visit-rows-store.server.ts';

/** The coming visits of a professional, or one of them. */
export type WantedVisits = { professionalId: string; one?: { bookingId: string } | { handEnteredVisitId: string } };

export type ClaimedVisit = {
  event_url: string;
  account_id: string;
  state: CalendarVisitState;
  version: number;
  failures: number;
  /** Whose lease it is: after it ended, somebody else may have the visit in hand. */
  leased_until: Date;
};

/** The calendar_visits table. */
export const calendarVisitsStore = {
  /**
   * Wants a professional's coming visits, or one of them, in a calendar: those that are new, have changed, or wait. One
   * that was entered by hand keeps its row and its URL when it is paid. What was deleted there is not wanted again until
   * it changes here.
   * @returns how many there are
   */
  want: async (
    trx: Transaction,
    visits: WantedVisits,
    { accountId, url }: WrittenCalendar,
    now: Date,
  ): Promise<number> => {
    const { numAffectedRows } = await sql`
      insert into calendar_visits as visit (booking_id, hand_entered_visit_id, account_id, event_url, next_try_at)
      select booking_id, hand_entered_visit_id, ${accountId}::uuid,
        ${url}::text || coalesce(hand_entered_visit_id, booking_id)::text || '.ics', ${now}::timestamptz
      from (${comingVisits(visits, now)}) as coming
      on conflict (event_url) do update
      set state = 'writing', version = visit.version + 1, failures = 0, next_try_at = excluded.next_try_at,
        account_id = excluded.account_id, booking_id = excluded.booking_id
      where visit.state in ('writing', 'removing') or visit.booking_id is distinct from excluded.booking_id
        or (visit.start_time, visit.end_time) is distinct from
          (select (start_time, end_time) from bookings where bookings.id = excluded.booking_id
           union all select (start_time, end_time) from hand_entered_visits as by_hand
           where excluded.booking_id is null and by_hand.id = excluded.hand_entered_visit_id)`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  },

  /**
   * Wants those removed that were called off, or are in another calendar than the one they belong into.
   * @returns how many there are
   */
  unwant: async (
    trx: Transaction,
    { professionalId, one }: WantedVisits,
    calendarUrl: string | undefined,
    now: Date,
  ): Promise<number> => {
    const url = sql<string>`${calendarUrl ?? null}::text || ${ofVisit.eventId}::text || '.ics'`;
    let rows = eventUrls(trx)
      .where('account.professional_id', '=', professionalId)
      .where(ofVisit.end, '>', now)
      .where((row) => row.or([ofVisit.isCalledOff, row('visit.event_url', 'is distinct from', url)]));
    if (one) rows = rows.where(ofVisit.id, '=', 'bookingId' in one ? one.bookingId : one.handEnteredVisitId);
    return wantRemoved(trx, rows, now);
  },

  /** Wants the coming visits of an account that ends removed, and drops the others. @returns how many there are */
  unwantAll: async (trx: Transaction, accountId: string, now: Date): Promise<number> => {
    const rows = eventUrls(trx).where('visit.account_id', '=', accountId);
    await trx
      .deleteFrom('calendar_visits')
      .where('event_url', 'in', rows.where(ofVisit.end, '<=', now))
      .execute();
    return wantRemoved(trx, rows, now);
  },

  /** Takes the visit that is due longest, but none of these accounts; one that is lost is due again after its lease. */
  claimDue: async (db: Connection, now: Date, withoutAccounts: readonly string[]) => {
    const { rows } = await sql<ClaimedVisit>`
      update calendar_visits as visit set leased_until = ${new Date(now.getTime() + leaseSeconds * 1000)}
      from (
        select event_url from calendar_visits
        where next_try_at <= ${now} and (leased_until is null or leased_until <= ${now})
          and not account_id = any (${withoutAccounts}::uuid[])
        order by next_try_at limit 1
        for update skip locked
      ) as due
      where visit.event_url = due.event_url
      returning visit.event_url, account_id, state, version, failures, leased_until`.execute(db);
    return rows[0];
  },

  /** What is written of a visit; undefined if it was deleted. */
  findContent: (db: Connection, eventUrl: string) =>
    visitRows(db)
      .innerJoin('professionals', 'professionals.id', 'account.professional_id')
      .leftJoin('profiles', 'profiles.id', 'bookings.client_id')
      .select([
        ofVisit.id.as('id'),
        ofVisit.eventId.as('event_id'),
        ofVisit.isByHand.as('is_by_hand'),
        ofVisit.isCalledOff.as('is_called_off'),
        ofVisit.service.as('service_name'),
        ofVisit.location.as('location'),
        ofVisit.start.as('start_time'),
        ofVisit.end.as('end_time'),
        'bookings.status',
        'bookings.payment_method',
        'profiles.first_name',
        'by_hand.client_name',
        'professionals.time_zone',
        sql<Date>`coalesce(bookings.updated_at, by_hand.updated_at)`.as('updated_at'),
        sql<number>`coalesce(bookings.moves, 0) + coalesce(by_hand.moves, 0)`.as('moves'),
      ])
      .where('visit.event_url', '=', eventUrl)
      .where(ofVisit.id, 'is not', null)
      .executeTakeFirst(),

  /** A visit that was wanted otherwise meanwhile stays due. */
  setWritten: async (
    db: Connection,
    { event_url, version, leased_until }: ClaimedVisit,
    { start, end, now }: { start: Date; end: Date; now: Date },
  ): Promise<void> => {
    await sql`
      update calendar_visits
      set start_time = ${start}, end_time = ${end}, written_at = ${now},
        leased_until = nullif(leased_until, ${leased_until}),
        state = case when version = ${version} then 'written' else state end,
        failures = case when version = ${version} then 0 else failures end,
        next_try_at = case when version = ${version} then null else next_try_at end
      where event_url = ${event_url}`.execute(db);
  },

  setRemoved: async (db: Connection, { event_url, version, leased_until }: ClaimedVisit): Promise<void> => {
    const { numDeletedRows } = await db
      .deleteFrom('calendar_visits')
      .where('event_url', '=', event_url)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await db
      .updateTable('calendar_visits')
      .set({ leased_until: null })
      .where('event_url', '=', event_url)
      .where('leased_until', '=', leased_until)
      .execute();
  },

  /** Says nothing of a visit that somebody else has in hand by now. */
  setFailed: async (db: Connection, visit: ClaimedVisit, next: Date): Promise<void> => {
    const { event_url, version, failures, leased_until } = visit;
    await sql`
      update calendar_visits
      set leased_until = null,
        failures = case when version = ${version} then ${failures + 1} else failures end,
        next_try_at = case when version = ${version} then ${next} else next_try_at end
      where event_url = ${event_url} and leased_until = ${leased_until}`.execute(db);
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
    const rows = eventUrls(db).where(ofVisit.end, '<', before);
    await db.deleteFrom('calendar_visits').where('event_url', 'in', rows).execute();
  },
};

export type VisitContent = NonNullable<Awaited<ReturnType<typeof calendarVisitsStore.findContent>>>;

function comingVisits({ professionalId, one }: WantedVisits, now: Date) {
  const bookingId = one && 'bookingId' in one ? one.bookingId : null;
  const handEnteredVisitId = one && 'handEnteredVisitId' in one ? one.handEnteredVisitId : null;
  const isAll = one === undefined;
  return sql`
    select bookings.id as booking_id, by_hand.id as hand_entered_visit_id
    from bookings
    left join hand_entered_visits as by_hand on by_hand.booking_id = bookings.id and by_hand.paid_at is not null
    where bookings.professional_id = ${professionalId}::uuid and status = 'confirmed' and bookings.end_time > ${now}
      and (${isAll}::boolean or bookings.id = ${bookingId}::uuid)
    union all
    select null, id from hand_entered_visits
    where professional_id = ${professionalId}::uuid and paid_at is null and removed_at is null and end_time > ${now}
      and (${isAll}::boolean or id = ${handEnteredVisitId}::uuid)`;
}

function eventUrls(db: Connection) {
  return visitRows(db).select('visit.event_url');
}

async function wantRemoved(trx: Transaction, rows: ReturnType<typeof eventUrls>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('calendar_visits')
    .set({ state: 'removing', version: sql<number>`version + 1`, failures: 0, next_try_at: now })
    .where('event_url', 'in', rows)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
