import { csvLine, type CsvValue } from '#app/lib/csv.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { AdminListName } from './admin-list.ts';
import type { AdminRows } from './admin-rows.ts';

type CsvColumns<Row> = readonly (readonly [header: string, value: (row: Row) => CsvValue])[];

/** In the platform's time zone unless it is a visit's, as the pages show it. */
const at = (instant: string, zone = platformTimeZone) => toIsoWithOffset(epochMinutesOf(new Date(instant)), zone);
const atOrNone = (instant: string | null) => (instant === null ? null : at(instant));
const yesNo = (value: boolean) => (value ? 'yes' : 'no');

const csvColumns: { [Name in AdminListName]: CsvColumns<AdminRows[Name]> } = {
  clients: [
    ['ID', ({ id }) => id],
    ['First Name', ({ first_name }) => first_name],
    ['Last Name', ({ last_name }) => last_name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Username', ({ username }) => username],
    ['Joined', ({ created_at }) => at(created_at)],
    ['Last Booking', ({ last_booking }) => atOrNone(last_booking)],
    ['Bookings', ({ total_bookings }) => total_bookings],
  ],
  professionals: [
    ['ID', ({ id }) => id],
    ['First Name', ({ first_name }) => first_name],
    ['Last Name', ({ last_name }) => last_name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Service Area', ({ service_area }) => service_area],
    ['Approved', ({ is_approved }) => yesNo(is_approved)],
    ['Verified', ({ verified }) => yesNo(verified)],
    ['Onboarding Complete', ({ is_onboarding_complete }) => yesNo(is_onboarding_complete)],
    ['Change to Review', ({ has_changes }) => yesNo(has_changes)],
    ['Stripe', ({ stripe_account_status }) => stripe_account_status],
    ['Joined', ({ created_at }) => at(created_at)],
    ['Applied', ({ applied_at }) => atOrNone(applied_at)],
    ['Rejected', ({ rejected_at }) => atOrNone(rejected_at)],
    ['Suspended', ({ suspended_at }) => atOrNone(suspended_at)],
  ],
  payments: [
    ['ID', ({ id }) => id],
    ['Booking', ({ booking_id }) => booking_id],
    ['Paid', ({ created_at }) => at(created_at)],
    ['Client', ({ client_name }) => client_name],
    ['Professional', ({ professional_name }) => professional_name],
    ['Service', ({ service_name }) => service_name],
    ['Booking Deleted', ({ is_booking_deleted }) => yesNo(is_booking_deleted)],
    ['Payment Method', ({ payment_method }) => payment_method],
    ['Amount', ({ amount }) => amount],
    ['Refunded', ({ refunded_amount }) => refunded_amount ?? '0.00'],
  ],
  bookings: [
    ['ID', ({ id }) => id],
    ['Status', ({ status }) => status],
    ['Start', ({ start_time, time_zone }) => at(start_time, time_zone)],
    ['End', ({ end_time, time_zone }) => at(end_time, time_zone)],
    ['Service', ({ service_name }) => service_name],
    ['Client', ({ client_name }) => client_name],
    ['Professional', ({ professional_name }) => professional_name],
    ['Professional Suspended', ({ professional_suspended }) => yesNo(professional_suspended)],
    ['Location', ({ location }) => location],
    ['Amount', ({ total_amount }) => total_amount],
  ],
};

/**
 * Streams a list as CSV (RFC 4180), piece by piece. Cells are escaped so that spreadsheets run no formulas; a byte
 * order mark marks it as UTF-8.
 */
export async function* adminCsv<Name extends AdminListName>(
  name: Name,
  pages: AsyncIterable<AdminRows[Name][]>,
): AsyncGenerator<string> {
  const columns: CsvColumns<AdminRows[Name]> = csvColumns[name];
  yield `\u{FEFF}${csvLine(columns.map(([header]) => header))}`;
  for await (const rows of pages) yield rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('');
}
