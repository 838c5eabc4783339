/**
 * `npm run test:engines`: runs the database tests on every older PostgreSQL that Doorstep supports (`npm test` runs
 * them on the newest). `npm run test:engines -- 16` runs them on one, `npm run test:engines -- 16 bookings` only the
 * files whose names contain a word.
 */
import { startOlderPostgres } from './test/older-postgres.ts';
import { runVitest } from './test/vitest-run.ts';

/** The newest release of each, as the package of its binaries counts them. */
const versions: Record<string, string> = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

const words = process.argv.slice(2);
const chosen = Object.keys(versions).filter((major) => words.includes(major));
const names = words.filter((word) => !(word in versions));
for (const major of chosen.length > 0 ? chosen : Object.keys(versions)) {
  const server = await startOlderPostgres(versions[major] ?? '');
  try {
    process.env['TEST_DATABASE_SERVER'] = server.address;
    const { passed, failed, skipped } = await runVitest('database', { names });
    console.log(
      `\nPostgreSQL ${major}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
    if (failed > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
