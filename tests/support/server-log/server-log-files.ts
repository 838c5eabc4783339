import { appendFile, readFile, rm } from 'node:fs/promises';
import type { LoggedTest } from './unannounced-errors.ts';

/** The log of the server under test, next to its data. */
export const serverLogFile = (dataDir: string) => `${dataDir}-server.log`;
const testsFile = (dataDir: string) => `${dataDir}-tests.jsonl`;

/** Records a test; called by each worker's process. */
export async function recordTest(dataDir: string, test: LoggedTest): Promise<void> {
  await appendFile(testsFile(dataDir), `${JSON.stringify(test)}\n`);
}

/** Reads the log and the tests of a run. The log is undefined if the server was started by hand and writes none. */
export async function readRun(dataDir: string): Promise<{ log: string | undefined; tests: LoggedTest[] }> {
  const [log, tests] = await Promise.all(
    [serverLogFile(dataDir), testsFile(dataDir)].map((file) => readFile(file, 'utf8').catch(() => undefined)),
  );
  const lines = (tests ?? '').split('\n').filter((line) => line !== '');
  return { log, tests: lines.map((line) => JSON.parse(line) as LoggedTest) };
}

export async function deleteRun(dataDir: string): Promise<void> {
  await Promise.all([serverLogFile(dataDir), testsFile(dataDir)].map((file) => rm(file, { force: true })));
}
