import { data, redirect } from 'react-router';
import { isDemo } from '#app/features/accounts/sign-up/demo-mode.ts';
import { requireProfessional } from '#app/features/accounts/queries/require-viewer.server.ts';
import { NotFoundMessage } from '../public/not-found-message.tsx';
import type { Route } from './+types/section';

/** The parts of a professional's dashboard, which its first page stands in for. */
const sections = new Set([
  'calendar',
  'clients',
  'services',
  'payments',
  'portfolio',
  'profile',
  'settings',
  'notifications',
  'stripe-connect',
]);

export function meta() {
  return [{ title: 'Page not found | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Guarded like the dashboard itself, also where there is no page. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!isDemo(request.url)) await requireProfessional(request);
  if (sections.has(params['*'])) throw redirect(`/dashboard/professional${url.search}`);
  return data(null, { status: 404 });
}

export default function ProfessionalSection() {
  return <NotFoundMessage />;
}
