import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { IconButton } from '../icon-button.tsx';
import { applyTheme, darkMarker, otherTheme } from './theme.ts';
import { MoonIcon, SunIcon } from '../icons.tsx';

/** Both icons are in the page and CSS shows the right one, because the server does not know the theme. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const change = () => {
    const now = document.documentElement.classList.contains(darkMarker) ? 'dark' : 'light';
    applyTheme(otherTheme(now), document, browserStorage('localStorage'));
  };
  return (
    <IconButton label="Switch between light and dark theme" onClick={change} className={className}>
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
    </IconButton>
  );
}
