import { travelSettingsColumns } from '#app/features/travel/settings/travel-settings-row.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import { describedColumns } from '#app/features/services/answers/services.server.ts';
import { noId, exportPage } from './account-data-store.server.ts';

/** Reads what the rooms above store about a professional, like the account data store does for everyone. */
export const businessDataStore = {
  professional: async (db: Connection, userId: string) => {
    const rows = await db
      .selectFrom('professionals')
      .select([
        'id',
        'headline',
        'bio',
        'service_area',
        'service_area_zip',
        'time_zone',
        'service_radius',
        'travel_fee',
        'years_experience',
        'image',
        'verified',
        'is_approved',
        'is_onboarding_complete',
        'stripe_account_status',
        'service_location',
        'approved_categories',
        'agreed_to_marketing',
        'agreed_terms',
        'agreed_terms_at',
        'applied_at',
        'rejected_at',
        'suspended_at',
        'created_at',
        'updated_at',
      ])
      .where('profile_id', '=', userId)
      .execute();
    return rows.map((row) => ({ ...row, approved_categories: row.approved_categories?.join(', ') ?? null }));
  },

  services: (db: Connection, professionalId: string) =>
    db
      .selectFrom('services')
      .leftJoin('service_times', 'service_times.service_id', 'services.id')
      .select(describedColumns.map((column) => `services.${column}` as const))
      .select(['service_times.duration as booked_duration', 'service_times.buffer_time'])
      .where('services.professional_id', '=', professionalId)
      .orderBy('services.id')
      .execute(),

  hours: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professional_hours')
      .select(['day', 'is_working', 'start_time', 'end_time'])
      .where('professional_id', '=', professionalId)
      .execute(),

  travelSettings: (db: Connection, professionalId: string) =>
    db
      .selectFrom('travel_settings')
      .select([...travelSettingsColumns, 'updated_at'])
      .where('professional_id', '=', professionalId)
      .execute(),

  bookingLinks: (db: Connection, professionalId: string) =>
    db
      .selectFrom('booking_links')
      .select(['name', 'created_at', 'replaced_at'])
      .where('professional_id', '=', professionalId)
      .orderBy('name')
      .execute(),

  bookingButton: async (db: Connection, professionalId: string) => {
    const rows = await db
      .selectFrom('booking_buttons')
      .select(['sites', 'color', 'label', 'theme', 'updated_at'])
      .where('professional_id', '=', professionalId)
      .execute();
    return rows.map(({ sites, ...button }) => ({ sites: sites.join(', '), ...button }));
  },

  outsideCalendars: (db: Connection, professionalId: string) =>
    db
      .selectFrom('outside_calendars')
      .select(['id', 'name', 'host', 'state', 'read_at', 'created_at'])
      .where('professional_id', '=', professionalId)
      .execute(),

  /** Without their passwords. */
  calendarAccounts: (db: Connection, professionalId: string) =>
    db
      .selectFrom('calendar_accounts')
      .select(['id', 'host', 'username', 'created_at'])
      .where('professional_id', '=', professionalId)
      .execute(),

  /** Which visits are in one's own calendar. */
  calendarVisits: (db: Connection, professionalId: string) =>
    db
      .selectFrom('calendar_visits')
      .innerJoin('calendar_accounts', 'calendar_accounts.id', 'calendar_visits.account_id')
      .select(['calendar_visits.booking_id', 'hand_entered_visit_id', 'account_id', 'state', 'written_at'])
      .where('calendar_accounts.professional_id', '=', professionalId)
      .orderBy('calendar_visits.event_url')
      .execute(),

  /** In the order of their start; a piece of one calendar has a start of its own. */
  outsideBusyTimes: (db: Connection, professionalId: string) =>
    db
      .selectFrom('outside_busy_times')
      .select(['calendar_id', 'start_time', 'end_time'])
      .where('professional_id', '=', professionalId)
      .orderBy('start_time')
      .execute(),

  /** Without those that were removed: nothing of the person is left in them. */
  handEnteredVisits: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('hand_entered_visits')
      .select(['id', 'service_name', 'client_name', 'email', 'phone', 'location', 'note', 'start_time', 'end_time'])
      .select(['booking_id', 'paid_at', 'created_at'])
      .where('professional_id', '=', professionalId)
      .where('removed_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),

  addedClients: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('added_clients')
      .select(['id', 'name', 'email', 'phone', 'location', 'note', 'import_id', 'created_at'])
      .where('professional_id', '=', professionalId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),

  /** Without the lines of files that wait for an hour: the person has the file. */
  imports: (db: Connection, professionalId: string) =>
    db
      .selectFrom('client_imports')
      .select(['id', 'file_name', 'kind', 'clients_added', 'visits_added', 'imported_at', 'undone_at'])
      .where('professional_id', '=', professionalId)
      .orderBy('created_at')
      .execute(),

  blockedTimes: (db: Connection, professionalId: string, after = noId) =>
    db
      .selectFrom('blocked_time_slots')
      .select(['id', 'start_time', 'end_time', 'reason', 'created_at'])
      .where('professional_id', '=', professionalId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),

  workPhotos: (db: Connection, professionalId: string) =>
    db
      .selectFrom('work_photos')
      .select(['url', 'caption', 'order_index', 'created_at'])
      .where('professional_id', '=', professionalId)
      .where('removed_at', 'is', null)
      .orderBy('order_index')
      .orderBy('id')
      .execute(),

  /** What was submitted for review; the files themselves are in the account. */
  documents: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professional_documents')
      .select(['kind', 'file_path', 'expires_on', 'created_at'])
      .where('professional_id', '=', professionalId)
      .orderBy('id')
      .execute(),

  /** The messages of review decisions; the reviewers are left out. */
  reviewReasons: (db: Connection, professionalId: string) =>
    db
      .selectFrom('review_reasons')
      .innerJoin('audit_log', 'audit_log.id', 'review_reasons.audit_id')
      .select(['audit_log.action', 'review_reasons.reason', 'audit_log.at as created_at'])
      .where('review_reasons.professional_id', '=', professionalId)
      .orderBy('audit_log.id')
      .execute(),

  proposedChanges: async (db: Connection, professionalId: string) => {
    const rows = await db
      .selectFrom('proposed_changes')
      .select(['change', 'document_kind', 'file_path', 'categories', 'created_at'])
      .where('professional_id', '=', professionalId)
      .orderBy('id')
      .execute();
    return rows.map(({ categories, ...change }) => ({ ...change, categories: categories?.join(', ') ?? null }));
  },
};
