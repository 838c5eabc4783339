import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { applyTheme, darkMarker, otherTheme } from './theme.ts';

/** Changes between light and dark, and remembers the choice. */
export function switchTheme(): void {
  const now = document.documentElement.classList.contains(darkMarker) ? 'dark' : 'light';
  applyTheme(otherTheme(now), document, browserStorage('localStorage'));
}
