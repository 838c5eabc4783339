/** Where the bar's Dashboard link leads; a type that is not known yet is sorted out by /dashboard itself. */
export function dashboardTarget(type: string | null | undefined): string {
  if (type === 'client') return '/dashboard/client';
  if (type === 'professional') return '/dashboard/professional';
  return '/dashboard';
}
