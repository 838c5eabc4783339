import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import type { FramedPerson } from './dashboard-sections.ts';
import { SideNavigation } from './side-navigation.tsx';

/**
 * The frame of every dashboard page: a sidebar from 1024 px on, a bar at the bottom below that. Pages that stick
 * something to the bottom of the screen put it above the bar: `bottom: var(--dock)`.
 */
export function DashboardFrame({ children, ...person }: FramedPerson & { children: ReactNode }) {
  return (
    <div className="dashboard mx-auto flex w-full max-w-[1440px]">
      <SideNavigation {...person} />
      <div className="min-w-0 flex-1 px-5 pt-6 pb-10 sm:px-8 lg:pt-10 xl:px-12">
        {children}
        <Fineprint />
      </div>
      <BottomBar {...person} />
    </div>
  );
}

const fineprint = [
  ['Help', '/contact'],
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
] as const;

/** Replaces the site's footer. */
function Fineprint() {
  return (
    <ul className="fineprint mt-16 flex print:hidden gap-6 border-t border-line pt-3 text-sm text-dim">
      {fineprint.map(([label, to]) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
