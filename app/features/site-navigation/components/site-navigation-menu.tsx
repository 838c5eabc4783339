import { useRef } from 'react';
import { NavLink } from 'react-router';
import { Logo } from '#app/ui/art/logo.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ThemeSwitch } from '#app/ui/styles/theme-switch.tsx';
import { siteLinks } from './site-links.ts';
import { useAccount } from './use-account.ts';
import { CloseIcon, MenuIcon } from '#app/ui/icons.tsx';

const menuId = 'site-menu';

/** The phone menu: a native popover, so it opens before JavaScript has loaded. */
export function SiteNavigationMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget={menuId} aria-label="Menu" className="menu-button lg:hidden">
        <MenuIcon className="size-6" />
      </button>
      <div ref={panel} id={menuId} popover="auto" className="menu-panel">
        <div className="flex items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="menu-button"
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <nav aria-label="Menu" className="mt-6 flex flex-col">
          {siteLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} onClick={close} className="menu-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-auto flex flex-col gap-3 pt-8">
          <div className="flex items-center justify-between text-sm text-dim">
            Light or dark
            <ThemeSwitch />
          </div>
          <AccountPart close={close} />
        </div>
      </div>
    </>
  );
}

function AccountPart({ close }: { close: () => void }) {
  const account = useAccount();
  if (!account) {
    return (
      <>
        <ButtonLink to="/login" variant="secondary" size="large" onClick={close}>
          Log in
        </ButtonLink>
        <ButtonLink to="/signup" size="large" onClick={close}>
          Sign up
        </ButtonLink>
      </>
    );
  }
  const logOut = () => {
    close();
    return account.logOut();
  };
  return (
    <>
      <p className="truncate font-semibold">{account.name}</p>
      <ButtonLink to={account.dashboard} size="large" onClick={close}>
        Dashboard
      </ButtonLink>
      <ButtonLink to="/account" variant="secondary" size="large" onClick={close}>
        Account settings
      </ButtonLink>
      <Button variant="secondary" size="large" onClick={logOut}>
        Logout
      </Button>
    </>
  );
}
