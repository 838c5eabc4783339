/** Returns the target of the bar's Dashboard link; /dashboard itself redirects when the type is not known yet. */
export function dashboardTarget(type: string | null | undefined): string {
  if (type === 'client') return '/dashboard/client';
  if (type === 'professional') return '/dashboard/professional';
  return '/dashboard';
}
