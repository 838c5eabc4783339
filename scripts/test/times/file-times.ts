import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a test file spent its time, in seconds. */
export interface FileTimes {
  file: string;
  tests: number;
  /** Before the file is loaded; in a browser, before the first line of each test. */
  setUp: number;
  /** Loading the file and its imports, including top-level code. */
  import: number;
  run: number;
  /** The part of these in which the file's own process used no CPU: it waited for others, or for the CPU. */
  wait: number;
}

const folder = path.join('test-results', 'times');
/** Tells a reporter, which runs inside the tool, where to write. */
const variable = 'TEST_TIMES_FILE';

/**
 * Returns the environment in which this folder's reporters write the times of a stage, and deletes its previous
 * times.
 */
export function timesEnvironment(stage: string): Record<string, string> {
  const file = fileOf(stage);
  rmSync(file, { force: true });
  return { [variable]: file };
}

/** Writes the times, for the reporters; does nothing unless the environment requests it. */
export function writeFileTimes(times: FileTimes[]): void {
  const file = process.env[variable];
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}

/** Returns the times of a stage's files; none if it has no reporter or was cut short. */
export function readFileTimes(stage: string): FileTimes[] {
  try {
    return JSON.parse(readFileSync(fileOf(stage), 'utf8')) as FileTimes[];
  } catch {
    return [];
  }
}

function fileOf(stage: string): string {
  return path.resolve(folder, `${stage}.json`);
}
