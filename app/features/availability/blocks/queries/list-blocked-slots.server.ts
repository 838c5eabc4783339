import { database, type Connection } from '#app/platform/database/database.server.ts';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { dateOfEpochMinutes, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import { toBlockedSlot, type BlockedSlotDto } from '../blocked-slot.ts';
import { blockedSlotsStore } from '../blocked-slots-store.server.ts';

type Owner = { id: string; time_zone: string };

/**
 * Returns a professional's blocked slots that touch the dates from `first` to `last`, both inclusive, in their zone;
 * earliest first (API-035).
 */
export async function listBlockedSlots(owner: Owner, first: PlainDate, last: PlainDate): Promise<BlockedSlotDto[]> {
  const from = dateOfEpochMinutes(wallClockToInstant(first, 0, owner.time_zone));
  const to = dateOfEpochMinutes(wallClockToInstant(addDays(last, 1), 0, owner.time_zone));
  return list(owner, from, to);
}

/** Returns the blocked slots that have not ended yet. */
export function listComingBlockedSlots(owner: Owner, now = new Date(), db?: Connection): Promise<BlockedSlotDto[]> {
  return list(owner, now, new Date('9999-12-31'), db);
}

async function list(owner: Owner, from: Date, to: Date, db: Connection = database()): Promise<BlockedSlotDto[]> {
  const rows = await blockedSlotsStore.listBetween(db, owner.id, from, to);
  return rows.map((row) => toBlockedSlot(row, owner.time_zone));
}
