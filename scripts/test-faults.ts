/**
 * `npm run test:faults -- 200`: repeats every race, kill -9 and hard stop as often as asked for (20 times if not said).
 * `npm run test:faults -- 200 kill-server stop-database` runs the files of tests/faults whose names contain one of
 * the words.
 */
import { runVitest } from './test/vitest-run.ts';

const [rounds = '20', ...names] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(rounds)) {
  console.error(
    'Say how many rounds to run, for example: npm run test:faults -- 200, or npm run test:faults -- 200 kill-server',
  );
  process.exit(2);
}
process.env['FAULT_ROUNDS'] = rounds;
const { passed, failed, skipped } = await runVitest('faults', { names });
console.log(`\n${rounds} rounds: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
