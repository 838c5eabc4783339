import { Link, useLocation } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { dashboardUrl } from './dashboard-sections.ts';

/** Above every page of somebody suspended; the overview says more in its place (listing-notice.tsx). */
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
