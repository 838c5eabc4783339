import { sql, type Insertable, type Updateable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import type { OutsideCalendarsTable } from './outside-calendars-tables.server.ts';

const { minutesBetweenReads } = calendarLimits;

/** The outside_calendars table. */
export const outsideCalendarsStore = {
  /** In the order in which they were connected, with the number of their busy times ahead. */
  listOf: (db: Connection, professionalId: string) =>
    db
      .selectFrom('outside_calendars')
      .leftJoin('calendar_accounts', 'calendar_accounts.id', 'outside_calendars.account_id')
      .selectAll('outside_calendars')
      .select('calendar_accounts.provider')
      .select(({ selectFrom }) =>
        selectFrom('outside_busy_times')
          .whereRef('outside_busy_times.calendar_id', '=', 'outside_calendars.id')
          .where('outside_busy_times.end_time', '>', sql<Date>`now()`)
          .select(sql<number>`count(*)::int`.as('count'))
          .as('busy_times'),
      )
      .where('outside_calendars.professional_id', '=', professionalId)
      .orderBy('outside_calendars.created_at')
      .orderBy('outside_calendars.id')
      .execute(),

  findByHash: (db: Connection, professionalId: string, urlHash: Buffer) =>
    db
      .selectFrom('outside_calendars')
      .select('id')
      .where('professional_id', '=', professionalId)
      .where('url_hash', '=', urlHash)
      .executeTakeFirst(),

  count: async (db: Connection, professionalId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('outside_calendars')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('professional_id', '=', professionalId)
      .executeTakeFirstOrThrow();
    return count;
  },

  insert: async (trx: Transaction, calendar: Insertable<OutsideCalendarsTable>): Promise<string> => {
    const { id } = await trx.insertInto('outside_calendars').values(calendar).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  /** Removes one that is connected by its link. */
  remove: async (trx: Transaction, professionalId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await trx
      .deleteFrom('outside_calendars')
      .where('professional_id', '=', professionalId)
      .where('account_id', 'is', null)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /**
   * Ids of calendars whose turn it is: of professionals who take bookings, and those that visits are written to, whose
   * owners may move or delete one there at any time.
   */
  listDue: async (db: Connection, now: Date, limit: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('outside_calendars')
      .innerJoin('professionals', 'professionals.id', 'outside_calendars.professional_id')
      .select('outside_calendars.id')
      .where('next_read_at', '<=', now)
      .where((row) =>
        row.or([
          row('is_written', '=', true),
          row.and([row('professionals.verified', '=', true), row('professionals.is_approved', '=', true)]),
        ]),
      )
      .orderBy('next_read_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Ids of a professional's calendars that nobody has read lately. */
  listStale: async (db: Connection, professionalId: string, before: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('outside_calendars')
      .select('id')
      .where('professional_id', '=', professionalId)
      .where('tried_at', '<', before)
      .execute();
    return rows.map(({ id }) => id);
  },

  /**
   * Begins a reading, unless another began since `before`: of all that want to read a calendar one does.
   * @returns the calendar with its professional's zone
   */
  claim: async (db: Connection, id: string, { before, now }: { before: Date; now: Date }) => {
    const claimed = await db
      .updateTable('outside_calendars')
      .set({
        attempts: sql<number>`attempts + 1`,
        tried_at: now,
        next_read_at: new Date(now.getTime() + minutesBetweenReads * 60_000),
      })
      .from('professionals')
      .whereRef('professionals.id', '=', 'outside_calendars.professional_id')
      .where('outside_calendars.id', '=', id)
      .where('tried_at', '<=', before)
      .returningAll('outside_calendars')
      .returning('professionals.time_zone')
      .executeTakeFirst();
    return claimed;
  },

  /** Locks a calendar to store what a reading found; undefined if it is gone or a later reading has begun. */
  lockReading: (trx: Transaction, id: string, attempt: number) =>
    trx
      .selectFrom('outside_calendars')
      .innerJoin('professionals', 'professionals.id', 'outside_calendars.professional_id')
      .innerJoin('profiles', 'profiles.id', 'professionals.profile_id')
      .leftJoin('calendar_accounts', 'calendar_accounts.id', 'outside_calendars.account_id')
      .select(['outside_calendars.professional_id', 'outside_calendars.name', 'failures', 'failing_since', 'mailed_at'])
      .select(['calendar_accounts.provider', 'is_written'])
      .select('profiles.email')
      .where('outside_calendars.id', '=', id)
      .where('attempts', '=', attempt)
      .forUpdate('outside_calendars')
      .executeTakeFirst(),

  update: async (db: Connection, id: string, change: Updateable<OutsideCalendarsTable>): Promise<void> => {
    await db.updateTable('outside_calendars').set(change).where('id', '=', id).execute();
  },

  /** Those whose URL is encrypted with an older secret. */
  listSealedOtherwise: (db: Connection, prefix: string) =>
    db
      .selectFrom('outside_calendars')
      .select(['id', 'sealed_url'])
      .where('sealed_url', 'not like', `${prefix}%`)
      .execute(),

  replaceSeal: async (db: Connection, id: string, from: string, to: string): Promise<void> => {
    await db
      .updateTable('outside_calendars')
      .set({ sealed_url: to })
      .where('id', '=', id)
      .where('sealed_url', '=', from)
      .execute();
  },
};

export type ClaimedCalendar = NonNullable<Awaited<ReturnType<typeof outsideCalendarsStore.claim>>>;
