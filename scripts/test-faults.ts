/**
 * `npm run test:faults -- 200`: repeats every race, kill -9 and hard stop as often as asked for (20 times if not said).
 * `npm run test:faults -- 200 kill-server stop-database` runs the files of tests/faults whose names contain one of
 * the words. At the end every endpoint gets all that is wrong (the word `bad-input`), and every button meets every fault
 * of a network in a browser (`buttons`).
 */
import type { Outcome } from './test/outcome.ts';
import { runPlaywright } from './test/playwright-run.ts';
import { runVitest } from './test/vitest-run.ts';

const [rounds = '20', ...names] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(rounds)) {
  console.error(
    'Say how many rounds to run, for example: npm run test:faults -- 200, or npm run test:faults -- 200 kill-server',
  );
  process.exit(2);
}
process.env['FAULT_ROUNDS'] = rounds;
/** What is long for another reason than its rounds, each with its word. */
const others: Record<string, () => Promise<boolean>> = {
  'bad-input': async () => report(await runVitest('database', { names: ['tests/api/bad-input'] })),
  buttons: async () =>
    (await runPlaywright(['tests/e2e/buttons-on-a-bad-network.spec.ts'], { EVERY_BUTTON: '1' })) === 0,
};
const files = names.filter((name) => !(name in others));
const havePassed: boolean[] = [];
if (names.length === 0 || files.length > 0) havePassed.push(report(await runVitest('faults', { names: files })));
for (const [name, run] of Object.entries(others)) {
  if (names.length === 0 || names.includes(name)) havePassed.push(await run());
}
process.exitCode = havePassed.every(Boolean) ? 0 : 1;

function report({ passed, failed, skipped }: Outcome): boolean {
  console.log(`\n${rounds} rounds: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0;
}
