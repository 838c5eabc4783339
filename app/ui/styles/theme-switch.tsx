import { IconButton } from '../icon-button.tsx';
import { MoonIcon, SunIcon } from '../icons.tsx';
import { switchTheme } from './switch-theme.ts';

/** Both icons are in the page and CSS shows the right one, because the server does not know the theme. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  return (
    <IconButton label="Switch between light and dark theme" onClick={switchTheme} className={className}>
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
    </IconButton>
  );
}
