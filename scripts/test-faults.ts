/**
 * `npm run test:faults -- 200`: repeats every race, kill -9 and hard stop as often as asked for (20 times if not said).
 * `npm run test:faults -- 200 kill-server stop-database` runs the files of tests/faults whose names contain one of
 * the words. At the end every button meets every fault of a network in a browser, also with the word `buttons`.
 */
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
const areButtonsAsked = names.length === 0 || names.includes('buttons');
const files = names.filter((name) => name !== 'buttons');
const areFilesAsked = names.length === 0 || files.length > 0;
const haveRoundsPassed = !areFilesAsked || (await runRounds());
const haveButtonsPassed = !areButtonsAsked || (await pressButtons());
process.exitCode = haveRoundsPassed && haveButtonsPassed ? 0 : 1;

async function runRounds(): Promise<boolean> {
  const { passed, failed, skipped } = await runVitest('faults', { names: files });
  console.log(`\n${rounds} rounds: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0;
}

async function pressButtons(): Promise<boolean> {
  return (await runPlaywright(['tests/e2e/buttons-on-a-bad-network.spec.ts'], { EVERY_BUTTON: '1' })) === 0;
}
