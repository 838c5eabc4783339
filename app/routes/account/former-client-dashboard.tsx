import { redirect } from 'react-router';
import type { Route } from './+types/former-client-dashboard';

/** Redirects the dashboard's former URL with its query (a return from checkout). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/dashboard/client${url.search}`);
}
