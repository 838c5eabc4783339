/** The admin pages in navigation order. URLs below a page's own belong to it as well. */
export const adminPages: readonly { to: string; label: string; also?: readonly string[] }[] = [
  { to: '/dashboard/admin', label: 'Dashboard', also: ['/dashboard/admin/professionals', '/dashboard/admin/bookings'] },
  { to: '/dashboard/admin/overview', label: 'Overview' },
  { to: '/dashboard/admin/problems', label: 'Problems' },
  { to: '/dashboard/admin/reviews', label: 'Reviews' },
  { to: '/dashboard/admin/reports', label: 'Reports' },
  { to: '/dashboard/admin/money', label: 'Money' },
  { to: '/dashboard/admin/featured', label: 'Featured' },
  { to: '/dashboard/admin/security', label: 'Security' },
  { to: '/dashboard/admin/settings', label: 'Settings' },
  { to: '/dashboard/admin/system', label: 'System' },
];

/** Returns the navigation entry that a path belongs to. */
export function currentAdminPage(pathname: string): string {
  const path = pathname.replace(/\/$/, '');
  const found = adminPages.find(
    ({ to, also = [] }) => to === path || also.some((place) => path.startsWith(`${place}/`)),
  );
  return (
    found?.to ??
    adminPages.find(({ to }) => to !== '/dashboard/admin' && path.startsWith(`${to}/`))?.to ??
    '/dashboard/admin'
  );
}
