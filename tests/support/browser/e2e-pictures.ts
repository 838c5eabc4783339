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

/**
 * Returns neighbors that touch although a space was written between them: flex and grid containers drop it.
 */
export function lostSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWritten = (node: ChildNode) => node.nodeType !== Node.COMMENT_NODE && node.textContent !== '';
    const edgesOf = (node: ChildNode) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const touch = (before: ChildNode, after: ChildNode) => {
      const [left, right] = [edgesOf(before).at(-1), edgesOf(after)[0]];
      const isOneLine = left && right && left.bottom > right.top && right.bottom > left.top;
      return isOneLine ? Math.abs(right.left - left.right) < 2 : false;
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (!/flex|grid/.test(getComputedStyle(element).display)) return [];
      const nodes = [...element.childNodes].filter(isWritten);
      return nodes.flatMap((node, at) => {
        const isSpace = node.textContent?.trim() === '';
        const [before, after] = [isSpace ? nodes[at - 1] : node, nodes[at + 1]];
        const written = `${isSpace ? ' ' : ''}${before?.textContent ?? ''}|${after?.textContent ?? ''}`;
        const hasSpace = isSpace || /\s\|/.test(written) || /\|\s/.test(written);
        // Texts side by side are one item, with the space between them.
        const areTwo = before instanceof Element || after instanceof Element;
        return before && after && areTwo && hasSpace && after.textContent?.trim() && touch(before, after)
          ? [written]
          : [];
      });
    });
  });
}
