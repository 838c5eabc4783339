import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const contrast = 'color-contrast';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns axe's violations on the page in its current state, each with its location and a fix. */
export async function violations(page: Page): Promise<string[]> {
  return told(await axe(page).withTags(rules).analyze());
}

/** Checks only colors: what differs between the themes. */
export async function colourViolations(page: Page): Promise<string[]> {
  return told(await axe(page).withRules(contrast).analyze());
}

/** Checks everything except colors, which are the same at every width and slowest to check. */
export async function shapeViolations(page: Page): Promise<string[]> {
  return told(await axe(page).withTags(rules).disableRules(contrast).analyze());
}

/** Switches to the dark theme and waits for the color transitions: during them, contrasts belong to no theme. */
export async function turnDark(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.classList.add('dark');
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * Skips details of passing rules, and runs inside the page: cross-origin frames would need another mode, but we have
 * none.
 */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

function told({ violations: found }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
