import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { directorySourcesStore } from '../directory-sources-store.server.ts';
import { directoryStore } from '../directory-store.server.ts';
import { buildEntry } from '../entry.server.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';

const batchSize = 250;
/** Free days and times are at most this old, whatever event was missed. */
const staleAfterMilliseconds = 60 * 60 * 1000;

/** Rebuilds professionals' entries, or removes those of who is no longer listed. Idempotent. */
export function refreshEntry(db: Connection, ...professionalIds: string[]): Promise<void> {
  return refreshEntries(db, [...new Set(professionalIds)]);
}

/** Rebuilds every entry, for example after seeding. */
export async function refreshAllEntries(db: Connection): Promise<void> {
  const knownWords = new Set<string>();
  let last: string | null = null;
  for (;;) {
    const ids: string[] = await directorySourcesStore.listIdsAfter(db, last, batchSize);
    if (ids.length === 0) break;
    await refreshEntries(db, ids, knownWords);
    last = ids.at(-1) ?? null;
  }
  await directoryStore.removeUnusedWords(db);
}

/**
 * Rebuilds entries whose next free time has passed, that are over an hour old, or that are missing: at most `limit`
 * of each kind, the rest next time.
 */
export async function refreshDueEntries(db: Connection, now = new Date(), limit = 2_000): Promise<void> {
  const due = await directoryStore.listDueIds(db, new Date(now.getTime() - staleAfterMilliseconds), limit);
  const missing = await directorySourcesStore.listMissingIds(db, limit);
  const ids = [...new Set([...due, ...missing])];
  const knownWords = new Set<string>();
  for (let start = 0; start < ids.length; start += batchSize) {
    await refreshEntries(db, ids.slice(start, start + batchSize), knownWords);
  }
}

async function refreshEntries(db: Connection, ids: readonly string[], knownWords = new Set<string>()): Promise<void> {
  const work = (trx: Transaction) => refreshInTransaction(trx, ids, knownWords);
  await (db.isTransaction ? work(db as Transaction) : db.transaction().execute(work));
}

async function refreshInTransaction(trx: Transaction, ids: readonly string[], knownWords: Set<string>): Promise<void> {
  await directoryStore.lock(trx, ids);
  const sources = await directorySourcesStore.listSources(trx, ids);
  const now = epochMinutesOf(new Date());
  const entries = sources.map((source) => buildEntry(source, findPlaceCity(source), now));
  const listed = new Set(sources.map(({ id }) => id));
  const removed = await directoryStore.remove(
    trx,
    ids.filter((id) => !listed.has(id)),
  );
  const changed = entries.length === 0 ? 0 : await directoryStore.save(trx, entries);
  const newWords = new Set(entries.flatMap(({ words }) => words).filter((word) => !knownWords.has(word)));
  if (newWords.size > 0) await directoryStore.addWords(trx, newWords);
  for (const word of newWords) knownWords.add(word);
  if (removed + changed > 0) await directoryStore.announceChange(trx, removed > 0 ? 'listing' : 'directory');
}

/** Finds the city of a professional's ZIP code, "Austin, TX"; the code may also come from the service area's text. */
export function findPlaceCity(place: { service_area_zip: string | null; service_area: string | null }): string | null {
  const zip = place.service_area_zip ?? (place.service_area === null ? null : findPostalCode(place.service_area));
  const found = zip === null ? null : lookUpPostalCode(zip);
  return found && `${found.city}, ${found.state}`;
}
