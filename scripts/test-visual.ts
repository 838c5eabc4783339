/**
 * `npm run test:visual`: takes a picture of every page in every state, at 390, 768, 1280 and 1920 px, light and dark,
 * for review in test-results/visual. Fails on horizontal scrolling, broken images, clipped text, console errors and
 * axe violations. Also walks through every page with the Tab key at 200% zoom, and exposes every form to every
 * network fault. Further arguments are passed to Playwright (`-- -g booking`).
 */
import { runPlaywright } from './test/playwright-run.ts';

const config = ['--config', 'tests/visual/playwright.config.ts'];
const pages = await runPlaywright([...config, 'pages.spec.ts', 'reach.spec.ts', ...process.argv.slice(2)]);
const forms = await runPlaywright(['tests/e2e/forms-on-a-bad-network.spec.ts', ...process.argv.slice(2)], {
  EVERY_FORM: '1',
});
process.exitCode = pages || forms;
