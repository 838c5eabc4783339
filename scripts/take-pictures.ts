/** `npm run pictures`: retakes the pictures for README.md, in docs/pictures. */
import { runPlaywright } from './test/playwright-run.ts';

const config = ['--config', 'tests/visual/playwright.config.ts'];
process.exitCode = await runPlaywright([...config, 'readme.spec.ts', '--project', '1280']);
