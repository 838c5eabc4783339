import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminCsv } from '#app/features/administration/lists/admin-csv.ts';
import {
  adminListChoices,
  type AdminListName,
  adminListNames,
  adminListRequest,
} from '#app/features/administration/lists/admin-list.ts';
import { overviewSpans } from '#app/features/administration/overview/overview-range.ts';
import { overviewStore } from '#app/features/administration/overview/overview-store.server.ts';
import { listForAdmin, readForAdmin } from '#app/features/administration/lists/queries/list-for-admin.server.ts';
import { database, databasePool } from '#app/platform/database/database.server.ts';
import { fillAdminMarketplace, marketplaceSize } from './marketplaces/admin-marketplace.ts';
import { type Figure, median, report } from './report.ts';
import { withScratchDatabase } from './marketplaces/scratch-database.ts';

// The admin's overview (each count separately), the four lists with every filter and order, and a full export, over a
// year of 100,000 bookings, all within the longest range.

const rounds = 9;

await withScratchDatabase(async () => {
  await fillAdminMarketplace(databasePool());
  const figures = [...(await overviewFigures()), ...(await listFigures()), ...(await exportFigures())];
  report(`the admin's pages, ${marketplaceSize.bookings.toLocaleString('en')} bookings`, figures);
});

async function overviewFigures(): Promise<Figure[]> {
  const spans = overviewSpans('12-months', new Date());
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) throw new Error('A range has spans');
  const db = database();
  return [
    await timed('overview: bookings by status', 50, () => overviewStore.countBookings(db, spans)),
    await timed('overview: payments and refunds', 50, () =>
      overviewStore.sumMoved(db, spans, ['payment', 'refund', 'refund-failed']),
    ),
    await timed('overview: transfers and commission', 50, () =>
      overviewStore.sumMoved(db, spans, ['transfer', 'transfer-reversal', 'commission', 'commission-reversal']),
    ),
    await timed('overview: checkouts', 50, () => overviewStore.countCheckouts(db, first.from, last.until)),
    await timed('overview: what waits', 50, () => overviewStore.readAttention(db, new Date())),
  ];
}

async function listFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of adminListNames) {
    const { filters, sorts } = adminListChoices[name];
    for (const filter of Object.keys(filters)) figures.push(await listed(name, { filter }, filter));
    for (const sort of Object.keys(sorts).slice(1)) figures.push(await listed(name, { sort }, sort));
    figures.push(await listed(name, { q: 'person4711' }, 'search'));
  }
  return figures;
}

function listed(name: AdminListName, query: Record<string, string>, what: string): Promise<Figure> {
  return timed(`${name}: ${what}`, 50, () => listForAdmin(name, adminListRequest(name, query)));
}

async function exportFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
  try {
    const before = process.memoryUsage.rss();
    const begun = performance.now();
    await writeExport(path.join(folder, 'bookings.csv'));
    const seconds = (performance.now() - begun) / 1000;
    return [
      { what: 'export of all bookings', figure: seconds, unit: 's', atMost: 15 },
      {
        what: 'memory it took',
        figure: Math.max(0, process.memoryUsage.rss() - before) / 1e6,
        unit: 'MB',
        atMost: 100,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeExport(file: string): Promise<void> {
  const out = createWriteStream(file);
  for await (const piece of adminCsv('bookings', readForAdmin('bookings', adminListRequest('bookings', {})))) {
    if (!out.write(piece)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

/** The median of several rounds, after one to warm up. */
async function timed(what: string, atMost: number, work: () => Promise<unknown>): Promise<Figure> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return { what, figure: median(times), unit: 'ms', atMost };
}
