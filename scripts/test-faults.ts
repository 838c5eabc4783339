/**
 * `npm run test:faults -- 200`: repeats every race, kill -9 and hard stop this many times (20 by default). `npm run
 * test:faults -- 200 kill-server stop-database` runs only the files of tests/faults whose names contain one of the
 * words. Finally sends every kind of invalid input to every endpoint (the word `bad-input`), and exposes every button
 * to every network fault in a browser (`buttons`).
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
/** Long tests whose length does not come from the rounds, by the word that selects them. */
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
