import { browserStorage } from '#app/lib/browser/browser-storage.ts';

const key = 'map-hidden';
const marker = 'data-map-hidden';

/** Runs in the document's head: whoever has hidden the map does not see the list make room for it. */
export const hiddenMapScript = `try{document.documentElement.toggleAttribute('${marker}',!!localStorage.getItem('${key}'))}catch{}`;

export function isMapHidden(): boolean {
  return browserStorage('localStorage').getItem(key) !== null;
}

/** Remembers it for the next visit, and marks the page's root, by which map-split.css knows. */
export function rememberHiddenMap(isHidden: boolean): void {
  document.documentElement.toggleAttribute(marker, isHidden);
  if (isHidden) browserStorage('localStorage').setItem(key, '1');
  else browserStorage('localStorage').removeItem(key);
}
