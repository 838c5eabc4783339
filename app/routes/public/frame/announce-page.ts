let region: Element | undefined;

/**
 * Says the title of a page that was opened within the site, and puts the focus at its beginning if the link that led
 * there is gone: the browser does both for a new document only (docs/decisions/171-a-page-opened-within-the-site.md).
 */
export function announcePage(): void {
  region ??= addRegion();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

/** A live region with the title, also of a page that has its own only once its data has come. */
function addRegion(): Element {
  const added = document.createElement('p');
  added.className = 'sr-only';
  added.setAttribute('aria-live', 'polite');
  document.body.append(added);
  const say = () => {
    if (added.textContent !== document.title) added.textContent = document.title;
  };
  // Not at once: a region that has just been added is not listened to yet.
  setTimeout(say, 100);
  new MutationObserver(say).observe(document.head, { childList: true, characterData: true, subtree: true });
  return added;
}
