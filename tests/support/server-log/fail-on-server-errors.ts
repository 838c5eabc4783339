import { deleteRun, readRun } from './server-log-files.ts';
import { unannouncedErrors } from './unannounced-errors.ts';

/** Runs after the last browser test: fails the run if the server logged an error that no test announced. */
export default async function failOnServerErrors(): Promise<void> {
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const { log, tests } = await readRun(dataDir);
  await deleteRun(dataDir);
  if (log === undefined) return;
  const found = unannouncedErrors(log, tests);
  if (found.length > 0)
    throw new Error(
      `The server logged errors that no test announced (expectServerError in tests/support/browser/e2e-test.ts):\n${found.join('\n')}`,
    );
}
