import { sql } from 'kysely';
import type { WrittenCalendar } from '#app/features/outside-calendars/accounts/queries/find-written-calendar.server.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { CalendarVisitState } from './calendar-visit.ts';

/** Rows of calendar_visits whose events were changed elsewhere, and what their owners want then. */
export const changedVisitsStore = {
  /** Locks the visits that a reading which began then should have found. */
  lockComparable: (
    trx: Transaction,
    { accountId, url }: WrittenCalendar,
    { startedAt, before }: { startedAt: Date; before: Date },
  ) =>
    trx
      .selectFrom('calendar_visits')
      .innerJoin('bookings', 'bookings.id', 'calendar_visits.booking_id')
      .select(['booking_id', 'event_url', 'state', 'bookings.service_name'])
      .select(['calendar_visits.start_time', 'calendar_visits.end_time'])
      .where('account_id', '=', accountId)
      .where(sql<boolean>`starts_with(event_url, ${url})`)
      .where('state', 'in', ['written', 'missing', 'moved'])
      .where('written_at', '<', startedAt)
      .where('bookings.status', '=', 'confirmed')
      .where('calendar_visits.start_time', '>', startedAt)
      .where('calendar_visits.start_time', '<', before)
      .orderBy('calendar_visits.start_time')
      .forUpdate('calendar_visits')
      .execute(),

  setState: async (
    trx: Transaction,
    { booking_id, event_url }: { booking_id: string; event_url: string },
    state: CalendarVisitState,
  ): Promise<void> => {
    await trx
      .updateTable('calendar_visits')
      .set({ state })
      .where('booking_id', '=', booking_id)
      .where('event_url', '=', event_url)
      .execute();
  },

  /** The coming visits that were changed elsewhere or could not be added so far, earliest first. */
  listShown: (db: Connection, professionalId: string, now: Date) =>
    db
      .selectFrom('calendar_visits')
      .innerJoin('bookings', 'bookings.id', 'calendar_visits.booking_id')
      .select(['booking_id', 'state', 'bookings.service_name', 'bookings.start_time', 'bookings.end_time'])
      .where('bookings.professional_id', '=', professionalId)
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.start_time', '>', now)
      .where(({ or, and, eb }) =>
        or([
          eb('state', 'in', ['missing', 'moved']),
          and([eb('state', '=', 'writing'), eb('calendar_visits.failures', '>', 0)]),
        ]),
      )
      .orderBy('bookings.start_time')
      .limit(20)
      .execute(),

  /** Wants a visit of this professional's again that was changed elsewhere. @returns whether there is one */
  wantAgain: async (trx: Transaction, professionalId: string, bookingId: string, now: Date): Promise<boolean> => {
    const { numAffectedRows } = await sql`
      update calendar_visits as visit
      set state = 'writing', version = version + 1, failures = 0, next_try_at = ${now}
      from bookings
      where bookings.id = visit.booking_id and bookings.id = ${bookingId}::uuid
        and bookings.professional_id = ${professionalId}::uuid and bookings.status = 'confirmed'
        and state in ('missing', 'moved', 'writing')`.execute(trx);
    return (numAffectedRows ?? 0n) > 0n;
  },

  leaveOut: async (db: Connection, professionalId: string, bookingId: string): Promise<boolean> => {
    const { numAffectedRows } = await sql`
      update calendar_visits as visit
      set state = 'left-out', version = version + 1, next_try_at = null
      from bookings
      where bookings.id = visit.booking_id and bookings.id = ${bookingId}::uuid
        and bookings.professional_id = ${professionalId}::uuid
        and state in ('missing', 'moved', 'writing', 'left-out')`.execute(db);
    return (numAffectedRows ?? 0n) > 0n;
  },

  /** To whom it is said that visits were changed elsewhere. */
  findOwner: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professionals')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .select(['profiles.email', 'professionals.time_zone'])
      .where('professionals.id', '=', professionalId)
      .executeTakeFirst(),
};
