import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The title of a visit, as a link if it can be opened. */
export function VisitLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} prefetch="intent" className="underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
