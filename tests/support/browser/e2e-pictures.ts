import type { Page } from '@playwright/test';

/** Scrolls all lazy pictures into view, and waits for fonts, pictures and skeletons. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  // The design page shows permanent skeletons.
  await page.waitForFunction(() => !document.querySelector('.animate-pulse-gentle:not([data-specimen] *)'));
}

/** Returns texts that are wider than their box and neither scroll nor end in an ellipsis. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      if (
        !(element instanceof HTMLElement) ||
        element.scrollWidth <= element.clientWidth + 1 ||
        element.clientWidth === 0
      )
        return [];
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      // A clip path hides text meant only for screen readers.
      const isShown =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && clipPath === 'none';
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return hides && isShown && hasText && textOverflow !== 'ellipsis'
        ? [`${element.tagName} ${element.innerText.slice(0, 60)}`]
        : [];
    }),
  );
}
