import { Link, NavLink } from 'react-router';
import { useSession } from '#app/features/sessions/session-client.ts';
import { Logo } from '#app/ui/art/logo.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import { ThemeSwitch } from '#app/ui/styles/theme-switch.tsx';
import { siteLinks } from './site-links.ts';
import { SiteNavigationMenu } from './site-navigation-menu.tsx';

/**
 * The bar at the top of every page. Below 1024 px its links move into a menu; `isWide` is for pages with wider content.
 */
export function SiteNavigation({ isWide = false }: { isWide?: boolean | undefined }) {
  return (
    <header
      data-wide={isWide || undefined}
      className="sticky screen-only top-0 z-40 bg-paper/95 [backdrop-filter:blur(8px)]"
    >
      <Container width={isWide ? 'wide' : 'page'} className="flex h-16 items-center gap-3 lg:h-20">
        <Link to="/" aria-label="Doorstep, home" className="rounded-control py-2">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-8 hidden items-center gap-1 lg:flex">
          {siteLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <VisitorPart />
          <SiteNavigationMenu />
        </div>
      </Container>
    </header>
  );
}

/**
 * What the bar offers to visitors. Pages are the same for everybody, so it is in all of them, hidden for a moment so
 * that whoever is signed in never sees it; without JavaScript it appears on its own.
 */
function VisitorPart() {
  const { status } = useSession();
  if (status === 'signed-in') return null;
  return (
    <>
      <div className={status === 'unknown' ? 'appears-late flex gap-1' : 'flex gap-1'}>
        <ButtonLink to="/login" variant="quiet" className="max-lg:hidden">
          Log in
        </ButtonLink>
        <ButtonLink to="/signup">Sign up</ButtonLink>
      </div>
      <ThemeSwitch className="max-lg:hidden" />
    </>
  );
}
