import { DataDownload } from '#app/features/account-data/components/data-download.tsx';
import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { SettingsSection } from '#app/features/account-settings/components/settings-section.tsx';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { DeleteAccountButton } from '#app/features/closing-accounts/components/delete-account.tsx';
import type { Route } from './+types/data';

export function meta() {
  return [{ title: 'Your data | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { profile } = await requireViewer(request);
  return { isProfessional: profile?.type === 'professional' };
}

export default function AccountData({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeading title="Your data" text="It’s yours: download it or delete it." />
      <div className="flex flex-col gap-6">
        <DataDownload isProfessional={loaderData.isProfessional} />
        <SettingsSection
          danger
          title="Delete your account"
          text="Upcoming visits are cancelled and refunded first, and you see the amounts before anything happens."
        >
          <DeleteAccountButton />
        </SettingsSection>
      </div>
    </>
  );
}
