import { sql } from 'kysely';
import { readOnlyQuery } from '#app/platform/database/replicas/read-only.server.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { DirectoryEntry } from './entry.server.ts';

const columns =
  'card|display_name|sort_name|service_names|service_text|category_ids|place|city_key|document|position|reach|reach_chord|price_from|rating|verified|next_free_at|free_from|free_days'.split(
    '|',
  );
const contentColumns = sql.raw(columns.join(', '));
const contentOf = (row: string) => sql.raw(columns.map((column) => `${row}.${column}`).join(', '));
/** JSON has no equality; its text has. */
const comparableOf = (row: string) =>
  sql.raw(columns.map((column) => (column === 'card' ? `${row}.card::text` : `${row}.${column}`)).join(', '));

/** Writes directory_entries and directory_words; directory_ranks and directory_field_words follow by triggers. */
export const directoryStore = {
  /** Locks these entries until the transaction ends, so that what is read afterward is what gets written. */
  lock: async (trx: Transaction, professionalIds: readonly string[]): Promise<void> => {
    await sql`
      select pg_advisory_xact_lock(hashtextextended('directory:' || id, 0))
      from (select unnest(${[...professionalIds].sort()}::text[]) as id) as ordered`.execute(trx);
  },

  /**
   * Saves entries. One that is as it was, and not old, is not written again: a booking changes few of them, and a row
   * has ten indexes.
   * @returns how many of them changed
   */
  save: async (trx: Transaction, entries: readonly DirectoryEntry[]): Promise<number> => {
    const { rows } = await sql<{ changed: number }>`
      with incoming as materialized (
        select * from json_to_recordset(${JSON.stringify(entries)}::json) as r(
          professional_id uuid, card text, display_name text, sort_name text, service_names text[], service_text text,
          category_ids text[], place text, city_key text, words text[], field_words text[], position cube, reach cube,
          reach_chord double precision, price_from numeric, rating numeric, verified boolean,
          next_free_at timestamptz, free_from date, free_days varbit)
      ), written as (
        insert into directory_entries as e (professional_id, ${contentColumns}, refreshed_at)
        select professional_id, card::json, display_name, sort_name, service_names, service_text, category_ids, place,
          city_key, array_to_tsvector(words || field_words), position, reach, reach_chord, price_from, rating, verified,
          next_free_at, free_from, free_days, now()
        from incoming
        on conflict (professional_id) do update set (${contentColumns}, refreshed_at) = row (${contentOf('excluded')}, excluded.refreshed_at)
        where e.refreshed_at < now() - interval '30 minutes'
          or row (${comparableOf('e')}) is distinct from row (${comparableOf('excluded')})
      )
      select count(*)::int as changed from incoming i left join directory_entries e using (professional_id)
      where e.professional_id is null or e.card::text <> i.card or e.free_days is distinct from i.free_days
        or e.reach_chord is distinct from i.reach_chord`.execute(trx);
    return rows[0]?.changed ?? 0;
  },

  /** Finds the cards of these professionals if they are listed, in no particular order. */
  findCards: async (professionalIds: readonly string[]): Promise<string[]> => {
    const { rows } = await readOnlyQuery<{ card: string }>({
      text: 'select card::text from directory_entries where professional_id = any($1)',
      values: [professionalIds],
    });
    return rows.map(({ card }) => card);
  },

  addWords: async (db: Connection, words: Iterable<string>): Promise<void> => {
    // Sorted, so that concurrent inserts of the same words wait for each other instead of deadlocking.
    await sql`insert into directory_words select unnest(${[...words].sort()}::text[]) on conflict do nothing`.execute(
      db,
    );
  },

  /** Deletes words that no longer occur in any document. */
  removeUnusedWords: async (db: Connection): Promise<void> => {
    await sql`
      with used as materialized (select word from ts_stat('select document from directory_entries')),
        unmarked as (delete from directory_words where word not in (select word from used))
      delete from directory_field_words where word not in (select word from used)`.execute(db);
  },

  /** @returns how many were deleted */
  remove: async (db: Connection, professionalIds: readonly string[]): Promise<number> => {
    if (professionalIds.length === 0) return 0;
    const result = await db
      .deleteFrom('directory_entries')
      .where('professional_id', 'in', [...professionalIds])
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },

  /**
   * Lists the entries most in need of a rebuild: those whose next free time can no longer be booked, and those last
   * rebuilt before an instant.
   */
  listDueIds: async (db: Connection, madeBefore: Date, limit: number): Promise<string[]> => {
    const { rows } = await sql<{ professional_id: string }>`
      (select professional_id from directory_entries
       where coalesce(next_free_at, 'infinity'::timestamptz)
         <= now() + make_interval(hours => (select minimum_notice_hours from platform_settings order by version desc limit 1))
       order by coalesce(next_free_at, 'infinity'::timestamptz) limit ${limit})
      union
      (select professional_id from directory_entries where refreshed_at < ${madeBefore} order by refreshed_at limit ${limit})
      limit ${limit}`.execute(db);
    return rows.map((row) => row.professional_id);
  },

  /**
   * Notifies every instance on commit that cached pages are out of date; `listing` means that who is listed may have
   * changed as well.
   */
  announceChange: async (db: Connection, what: 'directory' | 'listing' = 'directory'): Promise<void> => {
    await sql`select pg_notify('pages_changed', ${what})`.execute(db);
  },
};
