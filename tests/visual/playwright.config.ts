import base from '../../playwright.config.ts';

/** The same server and browser, for `npm run test:visual`: pictures instead of journeys. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../../test-results/visual-failures',
  projects: [
    // A window of 1280 px, zoomed in twice.
    {
      name: 'zoomed',
      testMatch: 'reach.spec.ts',
      use: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    },
    { name: '1280', testIgnore: 'reach.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    { name: '1920', testIgnore: 'reach.spec.ts', use: { viewport: { width: 1920, height: 1080 } } },
    {
      name: '768',
      testIgnore: 'reach.spec.ts',
      use: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
    },
    {
      name: '390',
      testIgnore: 'reach.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
};
