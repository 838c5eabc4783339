import type { Page } from '@playwright/test';
import { cutTexts } from '#tests/support/browser/e2e-pictures.ts';
import { scenes } from '#tests/support/scenes/scenes.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

for (const { name, show, expectedErrors, isOccasional } of scenes) {
  if (isOccasional) continue;
  test.describe(name, () => {
    test.use({ expectedErrors: expectedErrors ? [expectedErrors] : [] });

    test(`${name} can be used by keyboard alone at 200% zoom`, async ({ page, request }) => {
      await show(page, request);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
      expect(await cutTexts(page)).toEqual([]);
      const walk = await walkThrough(page);
      expect(walk.hidden).toEqual([]);
      expect(walk.unmarked).toEqual([]);
      expect(walk.missed).toEqual([]);
    });
  });
}

/** Presses Tab until the page's last control: what the focus never came to, and where one could not see it. */
async function walkThrough(page: Page): Promise<{ hidden: string[]; unmarked: string[]; missed: string[] }> {
  await page.evaluate(() => {
    if (document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]')) return;
    // An address with a fragment begins in the middle of its page.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const hidden: string[] = [];
  const unmarked: string[] = [];
  const most = await page.evaluate(markControls);
  for (let press = 0; press < most * 2; press++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(lookAtFocus);
    // Between the last control and the first the browser's own have their turn.
    if (!focus) continue;
    if (focus.isSecondVisit) break;
    if (focus.isHidden) hidden.push(focus.name);
    if (!focus.isMarked) unmarked.push(focus.name);
  }
  return { hidden, unmarked, missed: await page.evaluate(missedControls) };
}

/** Names every control that a keyboard should reach. @returns how many there are. */
function markControls(): number {
  const modal = document.querySelector<HTMLElement>('dialog[open], [role="dialog"][aria-modal="true"]');
  const controls = [
    ...(modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [tabindex="-1"], [type="hidden"], [inert] *, [aria-hidden="true"] *'),
  );
  const seenGroups = new Set<string>();
  for (const control of controls) {
    // One Tab reaches a group of radio buttons; arrow keys do the rest.
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (seenGroups.has(control.name)) continue;
      seenGroups.add(control.name);
    }
    control.dataset['toVisit'] = 'yes';
  }
  return controls.length + 20;
}

function lookAtFocus(): { name: string; isHidden: boolean; isMarked: boolean; isSecondVisit: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  // A date has a stop for each of its parts.
  const isStillThere = focused.dataset['here'] !== undefined;
  const isSecondVisit = focused.dataset['visited'] !== undefined && !isStillThere;
  for (const element of document.querySelectorAll<HTMLElement>('[data-here]')) delete element.dataset['here'];
  focused.dataset['here'] = 'yes';
  focused.dataset['visited'] = 'yes';
  if (focused instanceof HTMLInputElement && focused.type === 'radio') {
    for (const radio of document.getElementsByName(focused.name)) radio.dataset['visited'] = 'yes';
  }
  // A control that is drawn by its label, or larger than the screen, is seen where these are.
  const boxes = [focused, focused.closest('label')].flatMap((element) =>
    element ? [...element.getClientRects()] : [],
  );
  const isSeen = boxes.some(({ left, right, top, bottom }) => {
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const ys = [0.5, 0.15, 0.85].map(
      (share) => Math.max(top, 0) + (Math.min(bottom, innerHeight) - Math.max(top, 0)) * share,
    );
    return ys.some((y) => {
      const met = document.elementFromPoint(x, y);
      return (
        met !== null &&
        (focused.contains(met) || met.contains(focused) || focused.closest('label')?.contains(met) === true)
      );
    });
  });
  const drawn = [focused, focused.closest('label'), focused.parentElement, focused.nextElementSibling].flatMap(
    (element) => (element ? [getComputedStyle(element)] : []),
  );
  const isMarked = drawn.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  );
  const name =
    `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''} ${focused.id}`.trim();
  return { name, isHidden: !isSeen, isMarked, isSecondVisit };
}

function missedControls(): string[] {
  const missed = document.querySelectorAll<HTMLElement>('[data-to-visit]:not([data-visited])');
  return [...missed]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map(
      (control) =>
        `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)}`,
    );
}
