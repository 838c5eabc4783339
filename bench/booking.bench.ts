import type { Viewer } from '#app/platform/access/viewer.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { holdSlot } from '#app/features/holds/commands/hold-slot.server.ts';
import { prepareBooking } from '#app/features/holds/commands/prepare-booking.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, wallClockToInstant, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { databasePool } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { seedBookables, type Bookable, type Marketplace } from './marketplaces/booking-marketplace.ts';
import { cpuOfDatabase } from './load/cpu-time.ts';
import { median, percentile, report } from './load/report.ts';
import { withScratchDatabase } from './marketplaces/scratch-database.ts';

// The booking command up to the payment call: every check, the hold, the checkout's row and the event, in one process
// on a durable database. First many professionals at once, then 16 clients competing for one slot.

const timeZone = platformTimeZone;
const professionals = 1_000;
const clients = 500;
const atOnce = 16;
const firstDay = addDays(new Date().toISOString().slice(0, 10), 3);

await withScratchDatabase(async ({ connection, postmaster }) => {
  const marketplace = await seedBookables(databasePool(), professionals, clients);
  await startJobs(connection, { work: false });
  await prepareQueues(jobs);
  await bookMany(marketplace, 0);
  const measured = [];
  for (let day = 1; day <= 3; day += 1) measured.push(await measureMany(marketplace, day, postmaster));
  await databasePool().query(`update bookings set status = 'confirmed' where status = 'pending'`);
  const race = await raceMany(marketplace);
  await stopJobs();
  const cpu = median(measured.map(({ cpuMilliseconds }) => cpuMilliseconds));
  const onNode = median(measured.map(({ onNode }) => onNode));
  report('booking before the payment call', [
    {
      what: 'bookings over many professionals, as measured',
      figure: median(measured.map(({ perSecond }) => perSecond)),
      unit: '/s',
      atLeast: 1_500,
    },
    { what: 'server + database', figure: cpu, unit: 'CPU-ms' },
    { what: 'server alone', figure: onNode, unit: 'CPU-ms' },
    {
      what: 'bookings that two free cores can do, by CPU time',
      figure: Math.min(1000 / onNode, 2000 / cpu),
      unit: '/s',
    },
    { what: `${atOnce} at one slot: winners`, figure: race.winnersMaximum, unit: '', atMost: 1 },
    { what: `${atOnce} at one slot: failures other than "taken"`, figure: race.failures, unit: '', atMost: 0 },
    { what: `${atOnce} at one slot: p50`, figure: percentile(race.latencies, 0.5), unit: 'ms' },
    { what: `${atOnce} at one slot: p99`, figure: percentile(race.latencies, 0.99), unit: 'ms', atMost: 25 },
  ]);
});

async function measureMany(marketplace: Marketplace, day: number, postmaster: number) {
  // Confirms earlier holds, because a client may have only a few unpaid ones.
  await databasePool().query(`update bookings set status = 'confirmed' where status = 'pending'`);
  const before = { at: performance.now(), node: cpuOfThisProcess(), database: await cpuOfDatabase(postmaster) };
  await bookMany(marketplace, day);
  const onNode = cpuOfThisProcess() - before.node;
  const onDatabase = (await cpuOfDatabase(postmaster)) - before.database;
  const seconds = (performance.now() - before.at) / 1000;
  return {
    perSecond: professionals / seconds,
    cpuMilliseconds: (onNode + onDatabase) / professionals,
    onNode: onNode / professionals,
  };
}

/** Books every professional once on a day, a few at a time. */
async function bookMany({ bookables, clientIds }: Marketplace, day: number): Promise<void> {
  const queue = bookables.map((bookable, index) => ({ bookable, clientId: clientIds[index % clientIds.length] ?? '' }));
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await book(next.bookable, next.clientId, day, 9);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function book(
  { professionalId, serviceId }: Bookable,
  clientId: string,
  day: number,
  hour: number,
): Promise<void> {
  const startsAt = wallClockToInstant(addDays(firstDay, day), hour * 60, timeZone);
  const now = epochMinutesOf(new Date());
  const request = {
    professionalId,
    serviceId,
    clientId,
    bookingDate: new Date(startsAt * 60_000).toISOString(),
    location: '500 E 7th St, Austin, TX 78701',
  };
  const booking = await prepareBooking(request, viewerOf(clientId), now);
  await holdSlot(booking, { now, withCheckout: true });
}

function viewerOf(id: string): Viewer {
  const profile = {
    first_name: 'Bench',
    last_name: 'Client',
    phone: '',
    profile_photo_url: null,
    type: 'client' as const,
    role: 'user' as const,
  };
  const session = {
    sessionId: id,
    sessionExpiresAt: new Date(),
    signedInAt: new Date(),
    hasTwoFactor: false,
    owesTwoFactor: false,
  };
  return { id, email: 'client@bench.test', ...session, profile };
}

/** Races clients for the same slot at the same moment, one professional after another. */
async function raceMany({ bookables, clientIds }: Marketplace) {
  const race = { winnersMaximum: 0, failures: 0, latencies: [] as number[] };
  for (const bookable of bookables.slice(0, 60)) {
    const outcomes = await Promise.all(
      clientIds.slice(0, atOnce).map((clientId) => attempt(bookable, clientId, race.latencies)),
    );
    race.winnersMaximum = Math.max(race.winnersMaximum, outcomes.filter((outcome) => outcome === 'won').length);
    race.failures += outcomes.filter((outcome) => outcome === 'failed').length;
    if (!outcomes.includes('won')) race.failures += 1;
  }
  return race;
}

async function attempt(bookable: Bookable, clientId: string, latencies: number[]): Promise<'won' | 'taken' | 'failed'> {
  const begun = performance.now();
  try {
    await book(bookable, clientId, 20, 12);
    return 'won';
  } catch (error) {
    return error instanceof AppError && error.code === bookingErrors.slot_taken.code ? 'taken' : 'failed';
  } finally {
    latencies.push(performance.now() - begun);
  }
}

function cpuOfThisProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
