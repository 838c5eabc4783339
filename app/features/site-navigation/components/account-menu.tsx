import { CircleQuestionMark, LayoutDashboard, LogOut, Moon, Settings, Sun } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { helpUrl } from '#app/pages/page-urls.ts';
import { ChevronDownIcon } from '#app/ui/icons.tsx';
import { switchTheme } from '#app/ui/styles/switch-theme.ts';
import { OwnPortrait } from './own-portrait.tsx';
import { useAccount } from './use-account.ts';
import { useMenuKeys } from './use-menu-keys.ts';

/** What the menu's button shows of the person. */
export function AccountButton() {
  const account = useAccount();
  if (!account) return null;
  return (
    <>
      <OwnPortrait {...account} className="h-9 w-8 text-sm" />
      <span className="sr-only">Account menu: </span>
      <span className="account-name">{account.name}</span>
      <ChevronDownIcon className="size-4 max-lg:hidden" />
    </>
  );
}

interface AccountMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  close: () => void;
}

/** The person, and where everything of theirs is. */
export function AccountMenu({ button, panel, close }: AccountMenuProps) {
  const account = useAccount();
  useMenuKeys(button, panel);
  if (!account) return null;
  const logOut = () => {
    close();
    return account.logOut();
  };
  return (
    <div role="group" aria-label="Your account" className="account-menu">
      <div className="account-person">
        <OwnPortrait {...account} className="h-12 w-11 text-lg" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{account.name}</p>
          <p className="truncate text-sm text-dim">{account.email}</p>
        </div>
      </div>
      <Link to={account.dashboard} onClick={close} className="account-item">
        <LayoutDashboard aria-hidden="true" />
        Dashboard
      </Link>
      <Link to="/account" onClick={close} className="account-item">
        <Settings aria-hidden="true" />
        Account settings
      </Link>
      <Link to={helpUrl()} onClick={close} className="account-item">
        <CircleQuestionMark aria-hidden="true" />
        Help
      </Link>
      <button type="button" onClick={switchTheme} className="account-item">
        <Moon aria-hidden="true" className="dark:hidden" />
        <Sun aria-hidden="true" className="hidden dark:block" />
        <span className="dark:hidden">Dark theme</span>
        <span className="hidden dark:block">Light theme</span>
      </button>
      <button type="button" onClick={logOut} className="account-item account-item-last">
        <LogOut aria-hidden="true" />
        Logout
      </button>
    </div>
  );
}
