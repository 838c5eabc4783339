import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const contrast = 'color-contrast';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, each with its place and what to do about it. */
export async function violations(page: Page): Promise<string[]> {
  return told(await axe(page).withTags(rules).analyze());
}

/** Of the colours alone: what differs between the themes. */
export async function colourViolations(page: Page): Promise<string[]> {
  return told(await axe(page).withRules(contrast).analyze());
}

/** All but the colours, which are the same at every width and take longest to look at. */
export async function shapeViolations(page: Page): Promise<string[]> {
  return told(await axe(page).withTags(rules).disableRules(contrast).analyze());
}

/** Waits for the colours to have changed: while they do, contrasts are those of no theme. */
export async function turnDark(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.classList.add('dark');
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * Without describing all that is well, and in the page itself: frames of other sites, which need another way, stand
 * in none of ours.
 */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

function told({ violations: found }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
