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
        For now, you aren’t listed, can’t be booked and can’t show new pictures. Visits that weren’t cancelled still
        stand, and you keep what you’ve earned.{' '}
        <Link to={dashboardUrl} className="text-link">
          Read why
        </Link>
      </Notice>
    </div>
  );
}
