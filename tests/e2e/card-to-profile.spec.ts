import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

interface Movement {
  /** The element on its way, like "portrait" of "portrait-{id}". */
  part: string;
  milliseconds: number;
}

/** Records what moves in each transition between two pages. */
async function recordMovements(page: Page): Promise<() => Promise<Movement[]>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const movements: Movement[] = [];
    Object.assign(window, { movements });
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const name = /^::view-transition-group\((\w+)/.exec((effect as KeyframeEffect).pseudoElement ?? '')?.[1];
          if (name) movements.push({ part: name, milliseconds: Number(effect?.getComputedTiming().duration) });
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { movements: Movement[] }).movements);
}

/** The page waits 200 ms for the profile before it shows a skeleton: too short for a browser that shares its machine. */
async function waitLongForTheProfile(page: Page): Promise<void> {
  await page.addInitScript((grace) => {
    const start = window.setTimeout.bind(window) as (run: () => void, milliseconds?: number) => number;
    const patient = (run: () => void, milliseconds?: number) =>
      start(run, milliseconds === grace ? 10_000 : milliseconds);
    Object.assign(window, { setTimeout: patient });
  }, 200);
}

async function openFirst(page: Page): Promise<void> {
  await waitLongForTheProfile(page);
  await openPage(page, '/professionals?verified=true');
  const link = page.getByRole('article').filter({ hasText: 'Verified' }).first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test.describe('from a card to the profile', { tag: '@desktop' }, () => {
  test('portrait, name and badge move as one, within 200 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const movements = await recordMovements(page);
    await openFirst(page);
    await expect
      .poll(async () => (await movements()).map(({ part }) => part))
      .toEqual(expect.arrayContaining(['portrait', 'name', 'badge']));
    for (const { milliseconds } of await movements()) expect(milliseconds).toBeLessThanOrEqual(200);
  });

  test('nothing moves for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const movements = await recordMovements(page);
    await openFirst(page);
    expect(await movements()).toEqual([]);
  });
});
