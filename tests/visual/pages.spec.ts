import type { Page } from '@playwright/test';
import { colorViolations, shapeViolations, turnDark, violations } from '#tests/support/browser/e2e-accessibility.ts';
import { cutTexts, lostSpaces, untilLoaded } from '#tests/support/browser/e2e-pictures.ts';
import { scenes } from '#tests/support/scenes/scenes.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

const folder = 'test-results/visual';

for (const { name, show, expectedErrors, isOccasional } of scenes) {
  test.describe(name, () => {
    test.use({ expectedErrors: expectedErrors ? [expectedErrors] : [], contextOptions: { reducedMotion: 'reduce' } });

    test(`${name} fits its screen in both themes`, async ({ page, request }, { project }) => {
      await show(page, request);
      await untilLoaded(page);
      await page.screenshot({ path: `${folder}/${name}-${project.name}-light.png`, fullPage: true });
      // Every `npm test` reads the other pages; colors are the same at every width.
      if (isOccasional && project.name === '1280') expect.soft(await violations(page)).toEqual([]);
      await turnDark(page);
      await page.screenshot({
        path: `${folder}/${name}-${project.name}-dark.png`,
        fullPage: true,
        animations: 'disabled',
      });
      if (isOccasional && project.name === '1280') expect.soft(await colorViolations(page)).toEqual([]);
      // Not innerWidth: phones zoom out until everything fits.
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(Number(project.name));
      expect.soft(await brokenImages(page)).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
      expect.soft(await lostSpaces(page)).toEqual([]);
      await unpinBars(page);
      if (Number(project.name) < 1280) expect(await shapeViolations(page)).toEqual([]);
    });
  });
}

/** Puts bars that stick to the screen into the flow: whatever they cover can be scrolled out from under them. */
function unpinBars(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
  });
}

function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
}
