/**
 * `npm run test:visual`: a picture of every page in every state, at 390, 768, 1280 and 1920 px, light and dark, to be
 * looked at in test-results/visual; fails on sideways scrolling, broken pictures, cut texts, console errors and what
 * axe finds; and a walk through every page with the Tab key at 200% zoom; then every form, through every fault of a
 * network. Further arguments go to Playwright (`-- -g booking`).
 */
import { runPlaywright } from './test/playwright-run.ts';

const config = ['--config', 'tests/visual/playwright.config.ts'];
const pages = await runPlaywright([...config, 'pages.spec.ts', 'reach.spec.ts', ...process.argv.slice(2)]);
const forms = await runPlaywright(['tests/e2e/forms-on-a-bad-network.spec.ts', ...process.argv.slice(2)], {
  EVERY_FORM: '1',
});
process.exitCode = pages || forms;
