import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { hashedMegabytesPerSecond } from './load/machine.ts';
import { printTable, type Report } from './load/report.ts';

// npm run bench [-- names] [-- --full]: runs <name>.bench.ts (all of them without a name), one after another,
// each in its own process, and prints one table at the end. `soak` takes an hour; it and `tail-floor` run
// only when named.

const onlyWhenNamed = new Set(['soak', 'tail-floor']);

const [flags, names] = [process.argv.slice(2).filter(isFlag), process.argv.slice(2).filter((word) => !isFlag(word))];
const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const reports: Report[] = [];
try {
  for (const { name, file } of await chosenBenches()) {
    process.stderr.write(`${name} …\n`);
    const before = hashedMegabytesPerSecond();
    const bench = fork(file, flags, {
      // The benches that start the product share one demo marketplace.
      env: { ...process.env, NODE_ENV: 'production', BENCH_DATA_DIR: dataDir },
    });
    bench.on('message', (report) => reports.push(report as Report));
    const [exitCode] = (await once(bench, 'exit')) as [number | null];
    if (exitCode !== 0) process.exitCode = 1;
    const after = hashedMegabytesPerSecond();
    reports.push({
      scenario: `the machine of ${name}`,
      figures: [
        { what: 'hashed before it', figure: before, unit: 'MB/s' },
        { what: 'hashed after it', figure: after, unit: 'MB/s' },
      ],
    });
  }
} finally {
  await destroyEmbeddedPostgres(dataDir);
}
printTable(reports);

async function chosenBenches(): Promise<{ name: string; file: string }[]> {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const all = files
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => ({ name: path.basename(file, '.bench.ts'), file: path.join(import.meta.dirname, file) }));
  const chosen = all.filter(({ name }) => (names.length === 0 ? !onlyWhenNamed.has(name) : names.includes(name)));
  return chosen.toSorted((one, other) => one.name.localeCompare(other.name));
}

function isFlag(word: string): boolean {
  return word.startsWith('--');
}
