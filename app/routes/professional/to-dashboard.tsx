import { redirect } from 'react-router';

/** Addresses that signing in leads professionals to, which the dashboard stands in for. */
export function loader() {
  return redirect('/dashboard/professional');
}
