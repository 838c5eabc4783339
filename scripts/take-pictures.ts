/** `npm run pictures`: takes the pictures of README.md anew, into docs/pictures. */
import { runPlaywright } from './test/playwright-run.ts';

const config = ['--config', 'tests/visual/playwright.config.ts'];
process.exitCode = await runPlaywright([...config, 'readme.spec.ts', '--project', '1280']);
