import { travelSettingsColumns } from '#app/features/travel/settings/travel-settings-row.ts';
import { placeForProfessional, isContactShared } from '#app/features/bookings/shared-contact.ts';
import { maskContactDetails } from '#app/features/messages/masking/mask-contact-details.ts';
import { database } from '#app/platform/database/database.server.ts';
import { accessDataStore } from '../access-data-store.server.ts';
import { businessDataStore } from '../business-data-store.server.ts';
import { visitDataStore } from '../visit-data-store.server.ts';
import { accountDataStore as store, exportPage } from '../account-data-store.server.ts';
import { messagesDataStore } from '../messages-data-store.server.ts';
import { moneyDataStore } from '../money-data-store.server.ts';
import {
  addedClientColumns,
  bookingColumns,
  handEnteredColumns,
  noShowColumns,
  paymentColumns,
  problemColumns,
  recordColumns,
  signatureColumns,
  transferColumns,
} from '../exported-columns.ts';
import type { ExportedRow, ExportedTable } from '../exported-table.ts';
import { describedColumns } from '#app/features/services/answers/services.server.ts';

/**
 * Lists everything stored about a person that is theirs, table by table, each read when it is iterated. Amounts are
 * dollars with two decimals, instants are UTC.
 */
export async function exportedTables(userId: string): Promise<ExportedTable[]> {
  const db = database();
  const [professional] = await businessDataStore.professional(db, userId);
  const own: ExportedTable[] = [
    table(
      'profile',
      [
        'id',
        'email',
        'email_verified',
        'two_factor_enabled',
        'first_name',
        'last_name',
        'phone',
        'username',
        'type',
        'role',
        'profile_photo_url',
        'created_at',
        'updated_at',
      ],
      () => store.profile(db, userId),
    ),
    table('sign_in_methods', ['method'], () => accessDataStore.signInMethods(db, userId)),
    table('sessions', ['user_agent', 'ip_address', 'created_at', 'last_seen_at', 'expires_at'], () =>
      accessDataStore.sessions(db, userId),
    ),
    table('api_keys', ['name', 'start', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'], () =>
      accessDataStore.apiKeys(db, userId),
    ),
    table('webhook_endpoints', ['url', 'events', 'created_at', 'disabled_at'], () =>
      accessDataStore.webhookEndpoints(db, userId),
    ),
    paged('bookings_as_client', bookingColumns, (after) => store.bookings(db, 'client_id', userId, after)),
    paged('records_of_visits', recordColumns, (after) => visitDataStore.records(db, 'client_id', userId, after)),
    paged('signatures_of_visits', signatureColumns, (after) =>
      visitDataStore.signatures(db, 'client_id', userId, after),
    ),
    paged('replaced_visits', ['id', 'replacement_id', 'held_until', 'created_at'], (after) =>
      visitDataStore.rescues(db, userId, after),
    ),
    paged('payments', paymentColumns, (after) => moneyDataStore.payments(db, userId, professional?.id ?? null, after)),
    paged('refunds', ['id', 'booking_id', 'amount', 'reason', 'status', 'created_at'], (after) =>
      moneyDataStore.refunds(db, userId, after),
    ),
    table('bookings_rescheduled', ['booking_id', 'from_time', 'to_time', 'moved_at'], () => store.moves(db, userId)),
    table('problems_reported', problemColumns, () => store.problems(db, userId)),
    paged('reviews_written', ['id', 'booking_id', 'stars', 'text', 'created_at', 'edited_at', 'hidden_at'], (after) =>
      store.reviewsWritten(db, userId, after),
    ),
    paged('messages', ['id', 'thread_id', 'professional_id', 'by_you', 'text', 'files', 'sent_at'], async (after) =>
      (await messagesDataStore.messages(db, userId, after)).map(asTheyReadIt),
    ),
    table('conversations_reported', ['thread_id', 'reason', 'details', 'reported_at', 'outcome', 'settled_at'], () =>
      messagesDataStore.reports(db, userId),
    ),
    table('conversations_blocked', ['thread_id', 'blocked_at'], () => messagesDataStore.blocks(db, userId)),
    table('favourites', ['professional_id', 'first_name', 'last_name', 'created_at'], () =>
      store.favourites(db, userId),
    ),
    table('addresses', ['name', 'street', 'unit', 'city', 'state', 'zip', 'arrival_notes', 'created_at'], () =>
      store.addresses(db, userId),
    ),
    table('arrival_notes_of_visits', ['booking_id', 'notes'], () => store.arrivalNotes(db, userId)),
    table(
      'bookings_to_confirm',
      ['service_id', 'first_name', 'last_name', 'email', 'phone', 'location', 'starts_at', 'created_at'],
      () => accessDataStore.guestBookings(db, userId),
    ),
    table('push_subscriptions', ['user_agent', 'created_at', 'delivered_at', 'removed_at'], () =>
      store.pushSubscriptions(db, userId),
    ),
    table('mobile_number', ['phone', 'time_zone', 'confirmed_at', 'stopped_at', 'unreachable_at'], () =>
      store.mobileNumber(db, userId),
    ),
    paged('text_messages', ['id', 'kind', 'booking_id', 'state', 'created_at'], (after) =>
      store.textMessages(db, userId, after),
    ),
    table('unpaid_holds', ['lapsed', 'given_up', 'last_ended_at', 'may_hold_from'], () =>
      accessDataStore.unpaidHolds(db, userId),
    ),
    paged('security_log', ['at', 'action', 'outcome', 'network', 'by_you'], (after) =>
      accessDataStore.securityLog(db, userId, after),
    ),
    table('notification_choices', ['recipient', 'kind', 'channel', 'enabled', 'updated_at'], () =>
      store.notificationChoices(db, userId),
    ),
  ];
  return professional ? [...own, ...professionalTables(professional)] : own;
}

/** The tables that only professionals have. */
function professionalTables(professional: ExportedRow & { id: string }): ExportedTable[] {
  const db = database();
  const { id } = professional;
  return [
    table('professional', Object.keys(professional), async () => [professional]),
    table('services', [...describedColumns, 'booked_duration', 'buffer_time'], () =>
      businessDataStore.services(db, id),
    ),
    table('saved_replies', ['title', 'text', 'updated_at'], () => messagesDataStore.savedReplies(db, id)),
    table('checklists', ['service_id', 'lines'], () => visitDataStore.checklists(db, id)),
    paged('records_of_own_visits', recordColumns, (after) => visitDataStore.records(db, 'professional_id', id, after)),
    table('services_to_sign', ['service_id'], () => visitDataStore.signedServices(db, id)),
    paged('signatures_of_own_visits', signatureColumns, (after) =>
      visitDataStore.signatures(db, 'professional_id', id, after),
    ),
    table('visit_settings', ['shares_position'], () => visitDataStore.settings(db, id)),
    table('answers_to_reports', ['booking_id', 'answer', 'answered_at'], () => visitDataStore.answers(db, id)),
    paged('absent_clients', noShowColumns, (after) => visitDataStore.noShows(db, id, after)),
    paged('steps_of_visits', ['id', 'booking_id', 'step', 'pressed_at', 'recorded_at', 'drive_minutes'], (after) =>
      visitDataStore.steps(db, id, after),
    ),
    paged('transfers', transferColumns, (after) => moneyDataStore.transfers(db, id, after)),
    table('working_hours', ['day', 'is_working', 'start_time', 'end_time'], () => businessDataStore.hours(db, id)),
    table('travel_settings', [...travelSettingsColumns, 'updated_at'], () => businessDataStore.travelSettings(db, id)),
    table('booking_links', ['name', 'created_at', 'replaced_at'], () => businessDataStore.bookingLinks(db, id)),
    table('booking_button', ['sites', 'color', 'label', 'theme', 'updated_at'], () =>
      businessDataStore.bookingButton(db, id),
    ),
    table('outside_calendars', ['id', 'name', 'host', 'state', 'read_at', 'created_at'], () =>
      businessDataStore.outsideCalendars(db, id),
    ),
    table('calendar_accounts', ['id', 'host', 'username', 'created_at'], () =>
      businessDataStore.calendarAccounts(db, id),
    ),
    table('calendar_visits', ['booking_id', 'hand_entered_visit_id', 'account_id', 'state', 'written_at'], () =>
      businessDataStore.calendarVisits(db, id),
    ),
    table('outside_busy_times', ['calendar_id', 'start_time', 'end_time'], () =>
      businessDataStore.outsideBusyTimes(db, id),
    ),
    paged('visits_entered_by_hand', handEnteredColumns, (after) => businessDataStore.handEnteredVisits(db, id, after)),
    paged('added_clients', addedClientColumns, (after) => businessDataStore.addedClients(db, id, after)),
    table('imports', ['id', 'file_name', 'kind', 'clients_added', 'visits_added', 'imported_at', 'undone_at'], () =>
      businessDataStore.imports(db, id),
    ),
    paged('blocked_times', ['id', 'start_time', 'end_time', 'reason', 'created_at'], (after) =>
      businessDataStore.blockedTimes(db, id, after),
    ),
    table('work_photos', ['url', 'caption', 'order_index', 'created_at'], () => businessDataStore.workPhotos(db, id)),
    table('documents', ['kind', 'file_path', 'expires_on', 'created_at'], () => businessDataStore.documents(db, id)),
    table('review_reasons', ['action', 'reason', 'created_at'], () => businessDataStore.reviewReasons(db, id)),
    table('changes_in_review', ['change', 'document_kind', 'file_path', 'categories', 'created_at'], () =>
      businessDataStore.proposedChanges(db, id),
    ),
    paged(
      'reviews_received',
      [
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
      ],
      (after) => store.reviewsReceived(db, id, after),
    ),
    paged('bookings_as_professional', bookingColumns, async (after) =>
      (await store.bookings(db, 'professional_id', id, after)).map(forProfessional),
    ),
  ];
}

/** What others wrote is exported as it is shown. */
function asTheyReadIt(message: Awaited<ReturnType<typeof messagesDataStore.messages>>[number]) {
  const { id, thread_id, professional_id, by_you, text, files, sent_at, is_contact_shared } = message;
  const shown = by_you || is_contact_shared ? text : maskContactDetails(text).text;
  return { id, thread_id, professional_id, by_you, text: shown, files, sent_at };
}

/** An unpaid booking shows its professional no more here than elsewhere. */
function forProfessional(booking: Awaited<ReturnType<typeof store.bookings>>[number]) {
  return {
    ...booking,
    location: placeForProfessional(booking),
    notes: isContactShared(booking) ? booking.notes : null,
  };
}

function table(name: string, columns: readonly string[], read: () => Promise<ExportedRow[]>): ExportedTable {
  return { name, columns, rows: lazily(read) };
}

async function* lazily(read: () => Promise<ExportedRow[]>): AsyncGenerator<ExportedRow> {
  yield* await read();
}

/** Continues after the last id as long as pages are full. */
function paged(
  name: string,
  columns: readonly string[],
  read: (after?: string) => Promise<(ExportedRow & { id: string })[]>,
): ExportedTable {
  return { name, columns, rows: pageByPage(read) };
}

async function* pageByPage(
  read: (after?: string) => Promise<(ExportedRow & { id: string })[]>,
): AsyncGenerator<ExportedRow> {
  for (let after: string | undefined; ;) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < exportPage) return;
  }
}
