import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { scenes } from '#tests/support/scenes/scenes.ts';
import { expect, test } from '#tests/support/e2e-test.ts';

/** Looking at colours takes longest; nothing else differs between the themes. */
const contrast = 'color-contrast';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const { name, show, expectedErrors } of scenes) {
  test.describe(name, () => {
    test.use({ expectedErrors: expectedErrors ? [expectedErrors] : [], contextOptions: { reducedMotion: 'reduce' } });

    // Reaching a state takes longer than reading it, so each is reached once and read at both widths.
    test(`${name} has no accessibility violation in either theme, wide or narrow`, { tag: '@desktop' }, async ({ page, request }) => {
      await show(page, request);
      await resize(page, 1280);
      expect(await violations(page)).toEqual([]);
      await turnDark(page);
      expect(await violations(page, { only: contrast })).toEqual([]);
      // The colours are the same at every width.
      await resize(page, 390);
      expect(await violations(page, { but: contrast })).toEqual([]);
    });
  });
}

/** High enough that no bar at the lower edge lies over anything. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 4_000 });
}

/** Waits for the colours to have changed: while they do, contrasts are those of no theme. */
async function turnDark(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.classList.add('dark');
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function violations(page: Page, { only, but }: { only?: string; but?: string } = {}): Promise<string[]> {
  const axe = only ? new AxeBuilder({ page }).withRules(only) : new AxeBuilder({ page }).withTags(rules);
  const { violations: found } = await (but ? axe.disableRules(but) : axe).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
}
