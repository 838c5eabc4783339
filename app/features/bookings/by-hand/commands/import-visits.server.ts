import type { Transaction } from '#app/platform/database/database.server.ts';
import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { HandEnteredVisitsTable } from '../by-hand-tables.server.ts';
import { importedVisitsStore } from '../imported-visits-store.server.ts';
import { asMissingService } from './enter-visit.server.ts';
import { publishVisitChange } from './publish-visit-change.server.ts';
import type { PlacedTime } from '../taken-time.ts';

/** A visit whose service is one's own and whose time was found free. */
export type ImportedVisit = PlacedTime &
  Pick<HandEnteredVisitsTable, 'service_name' | 'client_name' | 'email' | 'phone' | 'location' | 'note'> & {
    service_id: string;
  };

/** A visit that an undo leaves, because somebody pays or has paid for it. */
export type LeftVisit = { name: string; start: Date; reason: 'paid' | 'being-paid' };

/**
 * Enters the visits of an import, for whoever holds the professional's lock and has read behind it that their times are
 * free. The table refuses two that overlap in any case.
 * @throws AppError visit_service_missing for a service that was deleted meanwhile
 */
export async function importVisits(
  trx: Transaction,
  visits: readonly ImportedVisit[],
  of: { professional_id: string; import_id: string },
): Promise<void> {
  if (visits.length === 0) return;
  const rows = visits.map(({ start, end, busyUntil, ...visit }) => ({
    ...visit,
    ...of,
    start_time: dateOfEpochMinutes(start),
    end_time: dateOfEpochMinutes(end),
    busy_until: dateOfEpochMinutes(busyUntil),
  }));
  await importedVisitsStore.insert(trx, rows).catch(asMissingService);
  await publishVisitChange(trx, of.professional_id, null);
}

/**
 * Removes the visits of an import that nobody has paid for or pays for right now, for whoever holds the professional's
 * lock.
 * @returns how many it removed, and those that stay
 */
export async function removeImportedVisits(
  trx: Transaction,
  { professional_id, import_id }: { professional_id: string; import_id: string },
  now: Date,
): Promise<{ removed: number; left: LeftVisit[] }> {
  const visits = await importedVisitsStore.listOfImport(trx, import_id);
  const open = visits.filter(({ paid_at, is_held }) => paid_at === null && !is_held);
  const left = visits
    .filter((visit) => !open.includes(visit))
    .map(({ client_name, start_time, paid_at }) => ({
      name: client_name,
      start: start_time,
      reason: paid_at === null ? ('being-paid' as const) : ('paid' as const),
    }));
  if (open.length > 0) {
    await importedVisitsStore.remove(
      trx,
      open.map(({ id }) => id),
      now,
    );
    await publishVisitChange(trx, professional_id, null);
  }
  return { removed: open.length, left };
}
