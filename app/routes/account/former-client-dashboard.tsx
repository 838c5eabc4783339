import { redirect } from 'react-router';
import type { Route } from './+types/former-client-dashboard';

/** The dashboard's second address; what came with it (a return from checkout) goes along. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/dashboard/client${url.search}`);
}
