import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Container } from '#app/ui/page-shell.tsx';
import { helpUrl } from '#app/pages/page-urls.ts';
import { adminPages, currentAdminPage } from '../admin-pages.ts';

const help = { to: helpUrl('administrators/applications'), label: 'Help' };

/** Links between the admin pages, and the guides for administrators. On phones they scroll, with the current page in view. */
export function AdminNavigation() {
  const current = currentAdminPage(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - 20;
  }, [current]);
  return (
    <nav aria-label="Administration" className="border-b border-line bg-card">
      <Container className="max-sm:px-0">
        <ul
          ref={list}
          className="relative -mb-px flex gap-1 overflow-x-auto max-sm:px-3 sm:-mx-3 [scrollbar-width:none]"
        >
          {[...adminPages, help].map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-13 items-center border-b-2 px-3 font-semibold whitespace-nowrap transition-colors',
                  to === current ? 'border-green text-ink' : 'border-transparent text-dim hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
