import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** The page's own, after the first check. */
declare const axe: typeof axeCore;

const contrast = 'color-contrast';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe's violations on the page in its current state, each with its location and a fix. */
export async function violations(page: Page): Promise<string[]> {
  return check(page, { runOnly: rules });
}

/** Checks only colors: what differs between the themes. */
export async function colorViolations(page: Page): Promise<string[]> {
  return check(page, { runOnly: { type: 'rule', values: [contrast] } });
}

/** Checks everything except colors, which are the same at every width and slowest to check. */
export async function shapeViolations(page: Page): Promise<string[]> {
  return check(page, { runOnly: rules, rules: { [contrast]: { enabled: false } } });
}

/**
 * Returns the buttons and links that show only an icon and do not say what it does to who points at it; axe looks for
 * the names that screen readers say. Hearts are known, and a page has dozens.
 */
export async function iconsWithoutTitle(page: Page): Promise<string[]> {
  return page.locator('button:not(.heart), a[href], summary, [role=button]').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && control.querySelector('svg') && !control.querySelector('img'))
      .filter((control) => {
        const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const box = words.currentNode.parentElement?.getBoundingClientRect();
          if (words.currentNode.textContent?.trim() && box && box.width > 1 && box.height > 1) return false;
        }
        const describedBy = control.getAttribute('aria-describedby');
        return !control.getAttribute('title') && !describedBy;
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );
}

/** Returns what open sheets lack: a title that can be seen and names them, and the focus inside, not on "Close". */
export async function sheetProblems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')].flatMap((sheet) => {
      const title = document.getElementById(sheet.getAttribute('aria-labelledby') ?? '');
      const focused = document.activeElement;
      const isTop = sheet.matches(':has(:focus), :focus');
      return [
        title?.matches('h1, h2, h3') && title.checkVisibility() && title.textContent.trim() ? '' : 'no visible title',
        isTop && focused?.getAttribute('aria-label') === 'Close' ? 'the focus is on Close' : '',
      ].filter(Boolean);
    }),
  );
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
 * none. The page keeps axe for its next check, because reading it takes as long as a theme's colors.
 */
async function check(page: Page, options: axeCore.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations: found } = await page.evaluate((wanted) => axe.run(document, wanted), {
    ...options,
    resultTypes: ['violations'],
  } satisfies axeCore.RunOptions);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
