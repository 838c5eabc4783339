import type { Insertable } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { CalendarConsentsTable } from '../outside-calendars-tables.server.ts';

/** The calendar_consents table. */
export const calendarConsentsStore = {
  /** Begins one; an earlier one of the same professional is over. */
  save: async (db: Connection, consent: Insertable<CalendarConsentsTable>): Promise<void> => {
    const { state_hash, session_id, sealed_verifier, expires_at } = consent;
    await db
      .insertInto('calendar_consents')
      .values(consent)
      .onConflict((conflict) =>
        conflict.column('professional_id').doUpdateSet({ state_hash, session_id, sealed_verifier, expires_at }),
      )
      .execute();
  },

  /** Takes the one that this session began with this state, once. @returns its verifier, still encrypted */
  take: async (
    db: Connection,
    { professionalId, sessionId, stateHash }: { professionalId: string; sessionId: string; stateHash: Buffer },
    now: Date,
  ): Promise<string | undefined> => {
    const taken = await db
      .deleteFrom('calendar_consents')
      .where('professional_id', '=', professionalId)
      .where('session_id', '=', sessionId)
      .where('state_hash', '=', stateHash)
      .where('expires_at', '>', now)
      .returning('sealed_verifier')
      .executeTakeFirst();
    return taken?.sealed_verifier;
  },

  removeExpired: async (db: Connection, now: Date): Promise<void> => {
    await db.deleteFrom('calendar_consents').where('expires_at', '<=', now).execute();
  },
};
