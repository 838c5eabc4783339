import base from '../../playwright.config.ts';

/** The configuration of `npm run test:visual`: the same server and browser, for pictures instead of journeys. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../../test-results/visual-failures',
  use: { ...base.use, hasMap: true },
  projects: [
    // A 1280 px window, zoomed to 200%.
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
