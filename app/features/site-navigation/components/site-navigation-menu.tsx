import { useRef } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '#app/features/sessions/session-client.ts';
import { Logo } from '#app/ui/art/logo.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { ThemeSwitch } from '#app/ui/styles/theme-switch.tsx';
import { siteLinks } from './site-links.ts';
import { useAccountParts } from './use-account-parts.ts';

const menuId = 'site-menu';

/**
 * The one menu of the bar, a native popover, so that it opens before JavaScript has loaded. On phones it has the site's
 * links; for whoever is signed in it is also the account menu, behind their portrait, on every screen.
 */
export function SiteNavigationMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { status } = useSession();
  const parts = useAccountParts();
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-label={parts ? undefined : 'Menu'}
        className={parts ? 'account-button' : 'menu-button lg:hidden'}
      >
        <MenuIcon className={classNames('size-6', parts && 'lg:hidden')} />
        {parts ? <parts.AccountButton /> : null}
      </button>
      <div ref={panel} id={menuId} popover="auto" className={classNames('menu-panel', parts && 'account-panel')}>
        <div className="flex items-center justify-between lg:hidden">
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
        <nav aria-label="Menu" className="mt-6 flex flex-col lg:hidden">
          {siteLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} onClick={close} className="menu-link">
              {label}
            </NavLink>
          ))}
        </nav>
        {parts ? <parts.AccountMenu button={button} panel={panel} close={close} /> : null}
        {status === 'signed-in' ? null : <VisitorPart close={close} />}
      </div>
    </>
  );
}

function VisitorPart({ close }: { close: () => void }) {
  return (
    <div className="mt-auto flex flex-col gap-3 pt-8">
      <div className="flex items-center justify-between text-sm text-dim">
        Light or dark
        <ThemeSwitch />
      </div>
      <ButtonLink to="/login" variant="secondary" size="large" onClick={close}>
        Log in
      </ButtonLink>
      <ButtonLink to="/signup" size="large" onClick={close}>
        Sign up
      </ButtonLink>
    </div>
  );
}
