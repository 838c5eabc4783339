/**
 * The documented theme: stored under this key in local storage, light unless dark was chosen; "dark" marks the root.
 */
export const themeKey = 'theme';
export const darkMarker = 'dark';

export type Theme = 'light' | 'dark';

/** The color of the browser's own bars: each theme's `paper`. */
const barColors: Record<Theme, string> = { light: '#fbf7f0', dark: '#171411' };

/**
 * Runs in the document's head, before the first paint, so that no wrong theme flashes; afterwards it follows a choice
 * made in another tab, or while the page was in the back-forward cache. Paper is always light. It also sets the color of the browser's bars,
 * which the server cannot know.
 */
export const themeScript =
  `(function(d,m){m=d.createElement('meta');m.name='theme-color';d.head.append(m);` +
  `function t(k){k=d.documentElement.classList.toggle('${darkMarker}',k);m.content=k?'${barColors.dark}':'${barColors.light}'}` +
  `function r(){try{t(localStorage.getItem('${themeKey}')==='dark')}catch(e){m.content||t(false)}}r();` +
  `addEventListener('storage',function(e){(e.key==='${themeKey}'||e.key===null)&&r()});` +
  `addEventListener('beforeprint',function(){t(false)});addEventListener('afterprint',r);` +
  `addEventListener('pageshow',function(e){e.persisted&&r()})})(document)`;

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}

type Page = Pick<Document, 'querySelector'> & { documentElement: Pick<HTMLElement, 'classList'> };

/** Marks the page root and stores the choice. If storage is full or forbidden, the choice applies to this page only. */
export function applyTheme(theme: Theme, page: Page, storage: Pick<Storage, 'setItem'>): void {
  page.documentElement.classList.toggle(darkMarker, theme === 'dark');
  page.querySelector('meta[name=theme-color]')?.setAttribute('content', barColors[theme]);
  try {
    storage.setItem(themeKey, theme);
  } catch {
    return;
  }
}
