import { checkMoney } from '#app/features/money-checks/queries/check-money.server.ts';
import { databasePool } from '#app/platform/database/database.server.ts';
import { cpuOfDatabase } from './load/cpu-time.ts';
import { fillLedger } from './marketplaces/ledger-marketplace.ts';
import { type Figure, median, report } from './report.ts';
import { withScratchDatabase } from './marketplaces/scratch-database.ts';

// The check of all money over a million bookings, and the minimum that any such check must do: reading every entry
// once.

const bookings = 1_000_000;
const rounds = 3;

await withScratchDatabase(async ({ postmaster }) => {
  await fillLedger(databasePool(), bookings);
  await checkAll();
  const measured = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(postmaster));
  const check = median(measured.map(({ checked }) => checked));
  const bare = median(measured.map(({ read }) => read));
  const figures: Figure[] = [
    { what: 'check of all money', figure: check, unit: 's', atMost: 10 },
    { what: 'the same, of the database', figure: median(measured.map(({ cpu }) => cpu)), unit: 'CPU-s' },
    { what: 'bare: every entry summed by its booking', figure: bare, unit: 's' },
    { what: 'check in ratio to the bare limit', figure: check / bare, unit: 'x' },
  ];
  report(`the ledger, ${bookings.toLocaleString('en')} bookings`, figures);
});

async function measure(postmaster: number) {
  const cpuBefore = await cpuOfDatabase(postmaster);
  const checked = await secondsOf(checkAll);
  const cpu = ((await cpuOfDatabase(postmaster)) - cpuBefore) / 1000;
  return { checked, cpu, read: await secondsOf(sumBare) };
}

async function checkAll(): Promise<void> {
  const { wrong, bookings: found } = await checkMoney();
  if (wrong > 0 || found !== bookings) throw new Error(`Of ${found} bookings ${wrong} are wrong`);
}

async function sumBare(): Promise<void> {
  await databasePool().query(
    'select count(*) from (select booking_id, sum(amount) from ledger_entries group by booking_id) sums',
  );
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
