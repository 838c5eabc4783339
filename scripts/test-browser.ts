/**
 * `npm run test:browser -- tests/e2e/booking.spec.ts -g late`: runs some of the browser tests, reporting line by
 * line. Builds first if the sources changed; all arguments are passed to Playwright (`--headed`, `--debug`,
 * `--trace=on`, `--repeat-each=5`).
 */
import { runPlaywright } from './test/playwright-run.ts';

process.exitCode = await runPlaywright(['--reporter=list', ...process.argv.slice(2)]);
