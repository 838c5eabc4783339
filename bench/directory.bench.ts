import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { anyProfessional, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import { searchDirectory } from '#app/features/directory-search/queries/search-directory.server.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { measureLoad } from './load/directory-load.ts';
import { measureSearchCpu } from './load/search-cpu.ts';
import { seedMarketplace } from './marketplaces/directory-marketplace.ts';
import { report, type Figure } from './load/report.ts';

// The directory over 1,000 and 20,000 professionals; with --full also over 200,000 (several minutes). Run: node
// bench/directory.bench.ts [--full]

const sizes = process.argv.includes('--full') ? [1_000, 20_000, 200_000] : [1_000, 20_000];
const loadedSize = 20_000;
const rounds = 200;

type Latencies = Map<string, number>;

const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
try {
  const rows: Figure[] = [];
  const latencies: Latencies[] = [];
  for (const size of sizes) {
    const connection = await createScratchDatabase(postgres, `directory_${size}`);
    // Seeding takes longer than the statement timeout allows.
    connectDatabase({ ...connection, statement_timeout: 0 });
    await migrateToLatest(new pg.Pool({ ...connection, max: 2 }));
    const { refreshSeconds } = await seedMarketplace(databasePool(), size);
    rows.push({
      what: `${size}: all entries made`,
      figure: refreshSeconds,
      unit: 's',
      ...(size === loadedSize ? { atMost: 60 } : {}),
    });
    const measured = await measureLatencies();
    latencies.push(measured);
    for (const [what, figure] of measured) {
      const isText = what.startsWith('text') && size === 200_000;
      rows.push({ what: `${size}: ${what}, p50`, figure, unit: 'ms', ...(isText ? { atMost: 8 } : {}) });
    }
    rows.push(
      ...(await measureSearchCpu(postgres.pid)).map((figure) => ({ ...figure, what: `${size}: ${figure.what}` })),
    );
    await disconnectDatabase();
    if (size === loadedSize) rows.push(...(await loadRows(connection)));
  }
  rows.push(...growthRows(latencies));
  report('directory', rows);
} finally {
  await postgres.stop();
  await destroyEmbeddedPostgres(dataDir);
}

async function createScratchDatabase({ connection }: EmbeddedPostgres, database: string): Promise<pg.PoolConfig> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return { ...connection, database };
}

/** Runs the same query behind bare node:http and behind Doorstep, alternating, twice; the better run of each counts. */
async function loadRows(connection: pg.PoolConfig): Promise<Figure[]> {
  const best = { bare: Infinity, doorstep: Infinity };
  for (const mode of ['bare', 'doorstep', 'bare', 'doorstep'] as const) {
    const { cpuMilliseconds, requestsPerSecond, failed } = await measureLoad(mode, connection, postgres.pid, 5);
    if (failed > 0) throw new Error(`${failed} requests failed (${mode})`);
    console.log(`${mode}: ${requestsPerSecond.toFixed(0)} requests/s`);
    best[mode] = Math.min(best[mode], cpuMilliseconds);
  }
  return [
    { what: '24 cards over HTTP, bare node:http + pg', figure: best.bare, unit: 'CPU-ms' },
    { what: '24 cards over HTTP, Doorstep', figure: best.doorstep, unit: 'CPU-ms', atMost: 0.45 },
    { what: 'Doorstep / bare', figure: best.doorstep / best.bare, unit: 'x', atMost: 2 },
  ];
}

async function measureLatencies(): Promise<Latencies> {
  const today = new Date().toISOString().slice(0, 10);
  const deep = await cursorAfter(anyProfessional, 20);
  const byName = { ...anyProfessional, sort: 'name_asc' } as const;
  const words = [
    'hair',
    'oil change',
    'renee',
    'groom',
    'balayge',
    'massage austin',
    'wifi',
    'piano',
    'tires',
    'núñez',
    'boone',
    'deep clean',
  ];
  const seconds = [
    'maya',
    'andre',
    'grace',
    'austin',
    'huston',
    'denver',
    'evening',
    'spanish',
    'gentle',
    'castillo',
    'okafor',
    'tran',
    'tidy',
    'licensed',
    'boston',
    'coffee',
    'weekend',
  ];
  const places = ['78704', 'Houston', '98103', 'Denver', '02118'];
  return new Map([
    ['first page', await medianOf(() => anyProfessional)],
    ['page 21', await medianOf(() => anyProfessional, deep)],
    ['by name', await medianOf(() => byName)],
    ['verified', await medianOf(() => ({ ...anyProfessional, verified: true }))],
    ['category', await medianOf(() => ({ ...anyProfessional, services: ['Pet Services'] }))],
    ['service title', await medianOf(() => ({ ...anyProfessional, services: ['Balayage'] }))],
    ['free on a day', await medianOf((round) => ({ ...anyProfessional, date: addDays(today, 5 + (round % 60)) }))],
    ['place', await medianOf((round) => ({ ...anyProfessional, place: places[round % places.length] ?? '' }))],
    [
      'text search',
      await medianOf((round) => ({ ...anyProfessional, search: words[round % words.length] ?? '', sort: 'relevance' })),
    ],
    [
      'text search, never asked before',
      await medianOf((round) => ({
        ...anyProfessional,
        search: `${words[round % words.length]} ${seconds[round % seconds.length]}`,
        sort: 'relevance',
      })),
    ],
  ]);
}

async function cursorAfter(filter: DirectoryFilter, pages: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    cursor = (await searchDirectory(filter, { cursor, limit: 24 })).next_cursor ?? undefined;
  }
  return cursor;
}

async function medianOf(filterOf: (round: number) => DirectoryFilter, cursor?: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    await searchDirectory(filterOf(round), { cursor, limit: 24 });
    if (round >= rounds / 10) times.push(performance.now() - before);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** How much slower the largest marketplace answers queries that an index serves. */
function growthRows(latencies: readonly Latencies[]): Figure[] {
  const [smallest, largest] = [latencies[0], latencies.at(-1)];
  return ['first page', 'page 21', 'by name', 'verified', 'category', 'free on a day'].map((what) => ({
    what: `growth from ${sizes[0]} to ${sizes.at(-1)}: ${what}`,
    figure: (largest?.get(what) ?? Number.NaN) / (smallest?.get(what) ?? Number.NaN),
    unit: 'x',
    atMost: 1.5,
  }));
}
