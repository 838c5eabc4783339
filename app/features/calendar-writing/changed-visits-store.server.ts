import { sql } from 'kysely';
import type { WrittenCalendar } from '#app/features/outside-calendars/accounts/queries/find-written-calendar.server.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { CalendarVisitState } from './calendar-visit.ts';
import { ofVisit, visitRows } from './visit-rows-store.server.ts';

/** Rows of calendar_visits whose events were changed elsewhere, and what their owners want then. */
export const changedVisitsStore = {
  /** Locks the visits that a reading which began then should have found. */
  lockComparable: (
    trx: Transaction,
    { accountId, url }: WrittenCalendar,
    { startedAt, before }: { startedAt: Date; before: Date },
  ) =>
    visitRows(trx)
      .select(['visit.event_url', 'visit.state', 'visit.start_time', 'visit.end_time'])
      .select([ofVisit.eventId.as('event_id'), ofVisit.service.as('service_name')])
      .where('visit.account_id', '=', accountId)
      .where(sql<boolean>`starts_with(visit.event_url, ${url})`)
      .where('visit.state', 'in', ['written', 'missing', 'moved'])
      .where('visit.written_at', '<', startedAt)
      .where(ofVisit.isComing)
      .where('visit.start_time', '>', startedAt)
      .where('visit.start_time', '<', before)
      .orderBy('visit.start_time')
      .forUpdate('visit')
      .execute(),

  setState: async (trx: Transaction, eventUrl: string, state: CalendarVisitState): Promise<void> => {
    await trx.updateTable('calendar_visits').set({ state }).where('event_url', '=', eventUrl).execute();
  },

  /** The coming visits that were changed elsewhere or could not be added so far, earliest first. */
  listShown: (db: Connection, professionalId: string, now: Date) =>
    visitRows(db)
      .select('visit.state')
      .select([ofVisit.id.as('id'), ofVisit.isByHand.as('is_by_hand'), ofVisit.service.as('service_name')])
      .select([ofVisit.start.as('start_time'), ofVisit.end.as('end_time')])
      .where('account.professional_id', '=', professionalId)
      .where(ofVisit.isComing)
      .where(ofVisit.start, '>', now)
      .where(({ or, and, eb }) =>
        or([
          eb('visit.state', 'in', ['missing', 'moved']),
          and([eb('visit.state', '=', 'writing'), eb('visit.failures', '>', 0)]),
        ]),
      )
      .orderBy(ofVisit.start)
      .limit(20)
      .execute(),

  /** Wants a visit of this professional's again that was changed elsewhere. @returns whether there is one */
  wantAgain: async (trx: Transaction, professionalId: string, id: string, now: Date): Promise<boolean> => {
    const { numUpdatedRows } = await trx
      .updateTable('calendar_visits')
      .set({ state: 'writing', version: sql<number>`version + 1`, failures: 0, next_try_at: now })
      .where('event_url', 'in', ownVisit(trx, professionalId, id).where(ofVisit.isComing))
      .where('state', 'in', ['missing', 'moved', 'writing'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  leaveOut: async (db: Connection, professionalId: string, id: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('calendar_visits')
      .set({ state: 'left-out', version: sql<number>`version + 1`, next_try_at: null })
      .where('event_url', 'in', ownVisit(db, professionalId, id))
      .where('state', 'in', ['missing', 'moved', 'writing', 'left-out'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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

function ownVisit(db: Connection, professionalId: string, id: string) {
  return visitRows(db)
    .select('visit.event_url')
    .where('account.professional_id', '=', professionalId)
    .where(ofVisit.id, '=', id);
}
