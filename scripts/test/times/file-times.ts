import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where one file of tests spent its time, in seconds. */
export interface FileTimes {
  file: string;
  tests: number;
  /** Before the file itself is loaded; in a browser, before the first line of each test. */
  setUp: number;
  /** Loading the file and what it imports, with what stands at its top. */
  import: number;
  run: number;
  /**
   * Of all three, the time in which the file's own process did not compute: it waited for others, or for the
   * processor.
   */
  wait: number;
}

const folder = path.join('test-results', 'times');
/** Tells a reporter, which runs inside the tool, where to write. */
const variable = 'TEST_TIMES_FILE';

/** The environment in which the reporters of this folder write the times of a stage; its last ones are gone. */
export function timesEnvironment(stage: string): Record<string, string> {
  const file = fileOf(stage);
  rmSync(file, { force: true });
  return { [variable]: file };
}

/** For the reporters. Writes nothing where nobody asked for it. */
export function writeFileTimes(times: FileTimes[]): void {
  const file = process.env[variable];
  if (!file) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}

/** The times of the files of a stage; none where it has no reporter, or broke before its end. */
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
