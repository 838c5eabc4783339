/** `npm run bench [-- --full]`: runs every bench/*.bench.ts, one after the other, each in a process of its own. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './test/run-program.ts';

const parameters = process.argv.slice(2);
const benches = readdirSync('bench').filter((file) => file.endsWith('.bench.ts'));
for (const bench of benches.toSorted()) {
  console.log(`\n== ${path.basename(bench, '.bench.ts')}`);
  const { exitCode } = await runProgram(process.execPath, [path.join('bench', bench), ...parameters], { show: true });
  if (exitCode !== 0) process.exitCode = 1;
}
