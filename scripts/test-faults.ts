/** `npm run test:faults -- 200`: repeats every race and every kill -9 as often as asked for (20 times if not said). */
import { runVitest } from './test/vitest-run.ts';

const [rounds = '20'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(rounds)) {
  console.error('Say how many rounds to run, for example: npm run test:faults -- 200');
  process.exit(2);
}
process.env['FAULT_ROUNDS'] = rounds;
const { passed, failed } = await runVitest('faults');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
