import { SettingsHeading } from '#app/features/account-settings/components/settings-heading.tsx';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { AddressList } from '#app/features/addresses/components/address-list.tsx';
import { listAddresses } from '#app/features/addresses/queries/list-addresses.server.ts';
import type { Route } from './+types/addresses';

export function meta() {
  return [{ title: 'Your addresses | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const { id } = await requireViewer(request);
  return { addresses: await listAddresses(id) };
}

export default function AddressSettings({ loaderData: { addresses } }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeading
        title="Your addresses"
        text="Where professionals visit you. When you book, we start with the one you used last."
      />
      <AddressList addresses={addresses} />
    </>
  );
}
