import { Link, useLocation } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { dashboardUrl } from './dashboard-sections.ts';

/**
 * A reminder above every page of a suspended professional, except the overview, which says more (listing-notice.tsx).
 */
export function SuspensionReminder() {
  const { pathname } = useLocation();
  if (pathname === dashboardUrl) return null;
  return (
    <div className="mb-6">
      <Notice title="Your account is suspended">
        You are not listed and cannot be booked for now, and new pictures cannot be shown. Visits that were not
        cancelled stay, and so does what you have earned.{' '}
        <Link to={dashboardUrl} className="text-link">
          Read why
        </Link>
      </Notice>
    </div>
  );
}
