import { data, redirect } from 'react-router';
import { importUrl } from '#app/features/added-clients/added-client.ts';
import { ImportPreview } from '#app/features/client-import/components/import-preview.tsx';
import { readPreviewPage } from '#app/features/client-import/queries/read-preview-page.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { dashboardUrl } from '../frame/dashboard-sections.ts';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/preview-import';

export function meta() {
  return [{ title: 'Check an import | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** A file of one's own that is not imported; what is done leads to the list. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboardUrl}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  if (!owner) throw redirect(dashboardUrl);
  const preview = await readPreviewPage(params.id, new URL(request.url).searchParams, owner);
  if (preview === 'done') throw redirect(importUrl);
  return data({ preview }, preview ? 200 : 404);
}

export default function PreviewImport({ loaderData: { preview } }: Route.ComponentProps) {
  if (!preview) return <Ended />;
  return (
    <SectionPage title="Check your import" text={preview.file_name}>
      <ImportPreview preview={preview} />
    </SectionPage>
  );
}

function Ended() {
  return (
    <EmptyState
      headingLevel="h1"
      title="This preview has ended"
      text="Previews are deleted after an hour. Please choose the file again: nothing was imported."
      action={<ButtonLink to={importUrl}>Choose a file</ButtonLink>}
    />
  );
}
