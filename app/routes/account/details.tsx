import { DetailsSection } from '#app/features/account-settings/components/details-section.tsx';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import type { Route } from './+types/details';

export function meta() {
  return [{ title: 'Your details | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { profile } = await requireViewer(request);
  return { person: profile && { first_name: profile.first_name, last_name: profile.last_name, phone: profile.phone } };
}

export default function AccountDetails({ loaderData }: Route.ComponentProps) {
  return <DetailsSection person={loaderData.person} />;
}
