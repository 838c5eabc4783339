import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { scenes } from '#tests/support/scenes/scenes.ts';
import { expect, test } from '#tests/support/e2e-test.ts';

/** Looking at colours takes longest; nothing else differs between the themes. */
const contrast = 'color-contrast';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const { name, show, expectedErrors } of scenes) {
  test.describe(name, () => {
    test.use({ expectedErrors: expectedErrors ? [expectedErrors] : [] });

    test(`${name} has no accessibility violation in either theme`, { tag: '@desktop' }, async ({ page, request }) => {
      await show(page, request);
      // High enough that no bar at the lower edge lies over anything.
      await page.setViewportSize({ width: 1280, height: 4_000 });
      expect(await violations(page)).toEqual([]);
      await turnDark(page);
      expect(await violations(page, contrast)).toEqual([]);
    });
  });
}

/** Waits for the colours to have changed: while they do, contrasts are those of no theme. */
async function turnDark(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.classList.add('dark');
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

async function violations(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`));
}
