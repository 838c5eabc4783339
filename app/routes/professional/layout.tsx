import { Outlet } from 'react-router';
import { isDemo } from '#app/features/accounts/demo-mode.ts';
import { requireProfessional } from '#app/features/accounts/queries/require-viewer.server.ts';
import type { Route } from './+types/layout';

/** Professionals only, for every page below; each of them asks again for what it reads. */
export async function loader({ request }: Route.LoaderArgs) {
  if (!isDemo(request.url)) await requireProfessional(request);
  return null;
}

export default function ProfessionalLayout() {
  return <Outlet />;
}
