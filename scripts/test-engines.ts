/**
 * `npm run test:engines`: runs the database tests on every older PostgreSQL that Doorstep supports (`npm test` runs
 * them on the newest), and through PgBouncer where it is installed. `npm run test:engines -- 16` runs them on one, `npm
 * run test:engines -- pooled` through PgBouncer, `npm run test:engines -- 16 bookings` only the files whose names contain
 * a word.
 */
import { pgBouncerProgram } from './test/pgbouncer-program.ts';
import { startOlderPostgres } from './test/older-postgres.ts';
import { runVitest } from './test/vitest-run.ts';

/** The newest release of each, as the package of its binaries counts them. */
const versions: Record<string, string> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

const pooled = 'pooled';
const ways = [...Object.keys(versions), pooled];

const words = process.argv.slice(2);
const chosen = ways.filter((way) => words.includes(way));
const names = words.filter((word) => !ways.includes(word));
for (const way of chosen.length > 0 ? chosen : ways) {
  if (way === pooled) await testPooled();
  else await testOn(way);
}

async function testOn(major: string): Promise<void> {
  const server = await startOlderPostgres(versions[major] ?? '');
  try {
    await test(`PostgreSQL ${major}`, { TEST_DATABASE_SERVER: server.address });
  } finally {
    await server.stop();
  }
}

async function testPooled(): Promise<void> {
  if (pgBouncerProgram) return test('PgBouncer', { TEST_DATABASE_POOLED: '1' });
  console.log(
    '\nPgBouncer: not tested, because this machine has none (Debian: apt install pgbouncer, or set PGBOUNCER)',
  );
}

async function test(title: string, environment: Record<string, string>): Promise<void> {
  Object.assign(process.env, environment);
  const { passed, failed, skipped } = await runVitest('database', { names });
  for (const name of Object.keys(environment)) delete process.env[name];
  console.log(`\n${title}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (failed > 0) process.exitCode = 1;
}
