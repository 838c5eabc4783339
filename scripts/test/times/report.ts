import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FileTimes } from './file-times.ts';

/** Where a stage of a run spent its time, in seconds. */
export interface StageTimes {
  stage: string;
  elapsed: number;
  /** CPU time of all processes of the stage together; null if it is unknown. */
  processor: number | null;
  files: FileTimes[];
}

const report = path.join('test-results', 'times.json');
const shownFiles = 10;
const ticksPerSecond = 100;

/** Writes the times of a run to test-results/times.json, slowest files first. */
export function writeTimes(stages: StageTimes[]): void {
  mkdirSync(path.dirname(report), { recursive: true });
  const sorted = stages.map((stage) => ({
    ...stage,
    files: stage.files.toSorted((one, other) => totalOf(other) - totalOf(one)),
  }));
  writeFileSync(report, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Formats the times of a run: a line for each stage, then the slowest files. */
export function describeTimes(stages: StageTimes[]): string {
  const stageLines = stages.map(({ stage, elapsed, processor, files }) => [
    stage,
    elapsed,
    processor ?? '',
    ...(files.length > 0 ? (['setUp', 'import', 'run', 'wait'] as const).map((part) => sumOf(files, part)) : []),
  ]);
  const slowest = stages.flatMap(({ files }) => files).toSorted((one, other) => totalOf(other) - totalOf(one));
  const fileLines = slowest
    .slice(0, shownFiles)
    .map((times) => [times.file, totalOf(times), '', times.setUp, times.import, times.run, times.wait]);
  return [['seconds', 'elapsed', 'processor', 'set-up', 'import', 'run', 'wait'], ...stageLines, ...fileLines]
    .map(lineOf)
    .join('\n');
}

/**
 * Returns the CPU time of this process's exited children and their descendants so far; null if the system does not
 * report it.
 */
export function processorSecondsOfChildren(): number | null {
  try {
    // proc(5): the fields after the program's name, which may contain spaces; cutime and cstime are fields 16 and 17
    // of the line.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return null;
  }
}

function totalOf({ setUp, import: imported, run }: FileTimes): number {
  return setUp + imported + run;
}

function sumOf(files: FileTimes[], part: 'setUp' | 'import' | 'run' | 'wait'): number {
  return files.reduce((sum, times) => sum + times[part], 0);
}

function lineOf([name, ...numbers]: (string | number)[]): string {
  const columns = numbers.map((value) => (typeof value === 'number' ? value.toFixed(1) : value).padStart(10));
  return `${String(name).padEnd(56)}${columns.join('')}`.trimEnd();
}
