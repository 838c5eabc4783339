import pg from '/work/main/node_modules/pg/lib/index.js';
import { connectDatabase, databasePool } from '/work/main/app/platform/database/database.server.ts';
import { startEmbeddedPostgres, destroyEmbeddedPostgres } from '/work/main/app/platform/database/embedded-postgres.server.ts';
import { migrateToLatest } from '/work/main/app/platform/database/migrate.server.ts';
import { seedMarketplace } from '/work/main/bench/directory-marketplace.ts';
import { directorySearchStore } from '/work/main/app/features/directory/directory-search-store.server.ts';
import { documentQuery } from '/work/main/app/features/directory/queries/document-query.server.ts';
const dataDir = '/tmp/h8probe-data';
const p = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
try {
  connectDatabase({ ...p.connection, statement_timeout: 0 });
  await migrateToLatest(new pg.Pool({ ...p.connection, max: 2 }));
  const pool = databasePool();
  const { rows: [{ n }] } = await pool.query('select count(*)::int n from directory_entries');
  if (n === 0) {
    await seedMarketplace(pool, 10000);
    await pool.query(`set session_replication_role = replica; insert into directory_entries (professional_id, card, display_name, sort_name, service_names, service_text, category_ids, place, city_key, document, position, reach, reach_chord, price_from, rating, verified, next_free_at, free_from, free_days)
      select uuidv7(), card, display_name, sort_name || i, service_names, service_text, category_ids, place, city_key, document, position, reach, reach_chord, price_from, rating, verified, next_free_at, free_from, free_days from directory_entries, generate_series(1, 19) i; vacuum analyze directory_entries`).catch((e) => console.log(e.message));
    await pool.query('vacuum analyze directory_entries');
  }
  for (const s of ['hair austin', 'hair evening', 'oil change castillo', 'balayge weekend', 'massage austin coffee', 'wifi denver', 'gentle', 'tires maya']) {
    const q = await documentQuery(s);
    const terms = { document: q, verified: false };
    const t0 = performance.now(); const c = await directorySearchStore.count(terms, 1001);
    const t1 = performance.now(); const f = await directorySearchStore.search(terms, { sort: 'rating', cursor: undefined, limit: 25, hasMany: false });
    const t2 = performance.now();
    console.log(s, '|', q, '| count', c, (t1 - t0).toFixed(1), 'ms; search', f.length, (t2 - t1).toFixed(1), 'ms');
    for (const text of [`select count(*) from (select from directory_entries where document @@ $1::tsquery limit 1001) c`, `select lot, card::text from directory_entries where document @@ $1::tsquery order by rating desc, lot desc limit 25`]) {
      const { rows } = await pool.query('explain (analyze, buffers off, costs on) ' + text, [q]);
      console.log(rows.map((r) => '    ' + r['QUERY PLAN']).filter((l) => /Scan|Sort|Time|Recheck|Removed/.test(l)).join('\n'));
    }
  }
} finally { await p.stop(); if (process.argv.includes('--drop')) await destroyEmbeddedPostgres(dataDir); }
process.exit(0);
