import path from 'node:path';
import { runProgram } from '../test/run-program.ts';

/** The previous release's files of tests/e2e that write to the database: everything that people do. */
const journeys = [
  'accounts',
  'account-settings',
  'account-deletion',
  'becoming-a-professional',
  'application',
  'application-review',
  'services',
  'working-hours',
  'booking-checkout',
  'life-of-a-booking',
  'client-booking',
  'reschedule',
  'cancel-and-refund',
  'reviews',
  'connecting',
  'payments',
  'administration',
  'losing-approval',
].map((name) => `tests/e2e/${name}.spec.ts`);

/**
 * Creates a database as the previous release does, brings it to this version's schema, and runs the release's journeys
 * on it.
 * @returns whether all passed
 */
export async function runReleaseJourneys(release: string, dataDir: string): Promise<boolean> {
  await migrate(release, dataDir);
  await migrate('.', dataDir);
  const { exitCode } = await runProgram(
    process.execPath,
    ['scripts/test-browser.ts', '--project=desktop', ...journeys],
    {
      cwd: release,
      env: { E2E_DATA_DIR: dataDir },
      show: true,
    },
  );
  return exitCode === 0;
}

/** Brings a database to the schema of the version in a folder. */
async function migrate(folder: string, dataDir: string): Promise<void> {
  const { exitCode, output } = await runProgram(
    process.execPath,
    [path.join('build', 'server', 'index.js'), 'migrate'],
    {
      cwd: folder,
      env: { NODE_ENV: 'production', APP_ENV: 'local', DATA_DIR: dataDir },
    },
  );
  if (exitCode !== 0) throw new Error(`The database could not be migrated by ${folder}:\n${output}`);
  console.log(output.trim());
}
