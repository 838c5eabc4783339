import type { Connection } from '#app/platform/database/database.server.ts';
import { exportPage, noId } from './account-data-store.server.ts';

type Party = 'client_id' | 'professional_id';

/** Reads what visits left behind of a person, like the account data store does for the rest. */
export const visitDataStore = {
  /** Of a client only what they were shown: the visits that are completed. */
  records: async (db: Connection, party: Party, ownerId: string, after = noId) => {
    const rows = await db
      .selectFrom('visit_records')
      .innerJoin('bookings', 'bookings.id', 'visit_records.booking_id')
      .select(['booking_id as id', 'checklist', 'materials', 'note', 'visit_records.updated_at'])
      .where(`bookings.${party}`, '=', ownerId)
      .$if(party === 'client_id', (query) => query.where('bookings.status', '=', 'completed'))
      .where('booking_id', '>', after)
      .orderBy('booking_id')
      .limit(exportPage)
      .execute();
    return rows.map(({ checklist, materials, ...row }) => ({
      ...row,
      checklist: checklist.map(({ line, checked }) => `${line}: ${checked ? 'done' : 'not done'}`).join('; '),
      materials: materials.join('; '),
    }));
  },

  /** As above; a drawing is its points, in a box of 600 by 300. */
  signatures: async (db: Connection, party: Party, ownerId: string, after = noId) => {
    const rows = await db
      .selectFrom('visit_signatures')
      .innerJoin('bookings', 'bookings.id', 'visit_signatures.booking_id')
      .select(['booking_id as id', 'signer', 'strokes', 'signed_at', 'recorded_at'])
      .where(`bookings.${party}`, '=', ownerId)
      .$if(party === 'client_id', (query) => query.where('bookings.status', '=', 'completed'))
      .where('booking_id', '>', after)
      .orderBy('booking_id')
      .limit(exportPage)
      .execute();
    return rows.map(({ strokes, ...row }) => ({ ...row, drawing: strokes && JSON.stringify(strokes) }));
  },

  /** Visits that others cancelled, and what their client chose instead. */
  rescues: (db: Connection, clientId: string, after = noId) =>
    db
      .selectFrom('rescues')
      .innerJoin('bookings', 'bookings.id', 'rescues.booking_id')
      .select(['rescues.booking_id as id', 'rescues.replacement_id', 'rescues.held_until', 'rescues.created_at'])
      .where('bookings.client_id', '=', clientId)
      .where('rescues.booking_id', '>', after)
      .orderBy('rescues.booking_id')
      .limit(exportPage)
      .execute(),

  steps: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('visit_steps')
      .innerJoin('bookings', 'bookings.id', 'visit_steps.booking_id')
      .select([
        'visit_steps.id',
        'visit_steps.booking_id',
        'visit_steps.step',
        'visit_steps.pressed_at',
        'visit_steps.recorded_at',
        'visit_steps.drive_minutes',
      ])
      .where('bookings.professional_id', '=', professionalId)
      .where('visit_steps.id', '>', after)
      .orderBy('visit_steps.id')
      .limit(exportPage)
      .execute(),

  noShows: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('no_shows')
      .innerJoin('bookings', 'bookings.id', 'no_shows.booking_id')
      .select([
        'no_shows.id',
        'no_shows.booking_id',
        'no_shows.pressed_at',
        'no_shows.recorded_at',
        'no_shows.closed_at',
        'no_shows.withdrawn_at',
        'no_shows.settled_at',
      ])
      .where('bookings.professional_id', '=', professionalId)
      .where('no_shows.id', '>', after)
      .orderBy('no_shows.id')
      .limit(exportPage)
      .execute(),

  settings: (db: Connection, professionalId: string) =>
    db.selectFrom('visit_settings').select('shares_position').where('professional_id', '=', professionalId).execute(),

  answers: (db: Connection, professionalId: string) =>
    db
      .selectFrom('problem_reports')
      .innerJoin('bookings', 'bookings.id', 'problem_reports.booking_id')
      .select(['problem_reports.booking_id', 'answer', 'answered_at'])
      .where('bookings.professional_id', '=', professionalId)
      .where('answer', 'is not', null)
      .execute(),

  checklists: async (db: Connection, professionalId: string) => {
    const rows = await db
      .selectFrom('service_checklists')
      .innerJoin('services', 'services.id', 'service_checklists.service_id')
      .select(['service_checklists.service_id', 'service_checklists.lines'])
      .where('services.professional_id', '=', professionalId)
      .execute();
    return rows.map(({ service_id, lines }) => ({ service_id, lines: lines.join('; ') }));
  },

  /** The services that ask their clients to sign. */
  signedServices: (db: Connection, professionalId: string) =>
    db
      .selectFrom('service_signatures')
      .innerJoin('services', 'services.id', 'service_signatures.service_id')
      .select('service_signatures.service_id')
      .where('services.professional_id', '=', professionalId)
      .execute(),
};
