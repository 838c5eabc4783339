import { Upload } from 'lucide-react';
import { redirect } from 'react-router';
import { importUrl } from '#app/features/added-clients/added-client.ts';
import { AddedClientList } from '#app/features/added-clients/components/added-client-list.tsx';
import { ClientListsNav } from '#app/features/added-clients/components/client-lists-nav.tsx';
import { countAddedClients, showAddedClients } from '#app/features/added-clients/queries/list-added-clients.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { dashboardUrl } from '../frame/dashboard-sections.ts';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/added-clients';

export function meta() {
  return [{ title: 'Clients you added | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboardUrl}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  if (!owner) throw redirect(dashboardUrl);
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('search')?.slice(0, 200) ?? '';
  const requested = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1;
  const [shown, added] = await Promise.all([
    showAddedClients(owner.id, { search, page: requested }),
    countAddedClients(owner.id),
  ]);
  return { ...shown, added, search };
}

export default function AddedClients({ loaderData: { clients, added, search, page } }: Route.ComponentProps) {
  return (
    <SectionPage
      title="Clients"
      text="People you brought along. They have no account through this, and we don’t mail them."
      actions={
        <ButtonLink to={importUrl} variant="secondary">
          <Upload aria-hidden="true" className="size-5" />
          Import
        </ButtonLink>
      }
    >
      <ClientListsNav shown="added" added={added} />
      <AddedClientList clients={clients} search={search} page={page} />
    </SectionPage>
  );
}
