/**
 * `npm run test:browser -- tests/e2e/booking.spec.ts -g late`: some of the browser tests, told line by line. Builds first
 * if the sources changed; whatever follows goes to Playwright (`--headed`, `--debug`, `--trace=on`, `--repeat-each=5`).
 */
import { runPlaywright } from './test/playwright-run.ts';

process.exitCode = await runPlaywright(['--reporter=list', ...process.argv.slice(2)]);
