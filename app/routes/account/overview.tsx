import { DetailsSection } from '#app/features/account-settings/components/details-section.tsx';
import { SettingsMenu } from '#app/features/account-settings/components/settings-navigation.tsx';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import type { Route } from './+types/overview';

export function meta() {
  return [{ title: 'Your account | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { profile } = await requireViewer(request);
  return { person: profile && { first_name: profile.first_name, last_name: profile.last_name, phone: profile.phone } };
}

/** Phones start with the list of sections; wide screens, which have it at the side, start with the first section. */
export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="lg:hidden">
        <h1 className="sr-only">Account settings</h1>
        <SettingsMenu />
      </div>
      <div className="max-lg:hidden">
        <DetailsSection person={loaderData.person} />
      </div>
    </>
  );
}
