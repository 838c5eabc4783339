import { data, redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { NotFoundMessage } from '../../public/frame/not-found-message.tsx';
import type { Route } from './+types/section';

/** Sections of a professional's dashboard without a page here: their paths lead to its first page. */
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

/** Guarded like the dashboard itself, even where there is no page. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!isDemo(request.url)) await requireProfessional(request);
  if (sections.has(params['*'])) throw redirect(`/dashboard/professional${url.search}`);
  return data(null, { status: 404 });
}

export default function ProfessionalSection() {
  return <NotFoundMessage />;
}
