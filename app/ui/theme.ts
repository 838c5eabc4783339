/** The documented theme: kept under this key in local storage, light unless dark was chosen, "dark" marks the root. */
export const themeKey = 'theme';
export const darkMarker = 'dark';

export type Theme = 'light' | 'dark';

/** Runs in the document's head, before the first paint, so that no theme flashes. */
export const themeScript = `try{if(localStorage.getItem('${themeKey}')==='dark')document.documentElement.classList.add('${darkMarker}')}catch{}`;

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}

/** Marks the page root and keeps the choice. A full or forbidden storage leaves the choice for this page only. */
export function applyTheme(theme: Theme, root: Pick<HTMLElement, 'classList'>, storage: Pick<Storage, 'setItem'>): void {
  root.classList.toggle(darkMarker, theme === 'dark');
  try {
    storage.setItem(themeKey, theme);
  } catch {
    return;
  }
}
