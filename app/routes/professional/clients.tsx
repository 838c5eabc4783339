import { Download, Upload } from 'lucide-react';
import { redirect } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { importUrl } from '#app/features/added-clients/added-client.ts';
import { ClientListsNav } from '#app/features/added-clients/components/client-lists-nav.tsx';
import { countAddedClients } from '#app/features/added-clients/queries/list-added-clients.server.ts';
import { clientMessages } from '#app/features/clients/client-messages.ts';
import { readClientSort } from '#app/features/clients/client-sort.ts';
import { OwnClients } from '#app/features/clients/components/own-clients.tsx';
import { listClients } from '#app/features/clients/queries/list-clients.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/clients';

export function meta() {
  return [{ title: 'Your clients | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** The rest loads on demand: rows dominate the cost of rendering the page. */
const firstClients = 25;

/** `clients` is null when they could not be read. */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  const sort = readClientSort(new URL(request.url).searchParams);
  const clients = await listClients(id, { limit: firstClients, sort }).catch((error: unknown) => {
    log.error({ err: error }, 'the clients of a professional could not be read');
    return null;
  });
  const owner = await findProfessionalOf(id);
  return { clients, sort, added: owner ? await countAddedClients(owner.id) : 0 };
}

export default function Clients({ loaderData: { clients, sort, added } }: Route.ComponentProps) {
  if (!clients) {
    return (
      <SectionPage title="Clients">
        <LoadFailure title="We couldn’t load your clients" text={clientMessages.loadFailed} />
      </SectionPage>
    );
  }
  return (
    <SectionPage
      title="Clients"
      text="Everyone who has booked you."
      actions={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={importUrl} variant="secondary">
            <Upload aria-hidden="true" className="size-5" />
            Import
          </ButtonLink>
          {clients.total + added > 0 ? <ExportLink /> : null}
        </div>
      }
    >
      {added > 0 ? <ClientListsNav shown="booked" added={added} /> : null}
      <OwnClients clients={clients} sort={sort} />
    </SectionPage>
  );
}

/** A plain link, so that the browser saves the file like any download. */
function ExportLink() {
  return (
    <a href="/api/clients/export" download className={buttonStyle({ variant: 'secondary' })}>
      <Download aria-hidden="true" className="size-5" />
      Export as CSV
    </a>
  );
}
