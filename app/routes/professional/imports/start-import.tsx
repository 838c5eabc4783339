import { redirect } from 'react-router';
import { FileChoice } from '#app/features/client-import/components/file-choice.tsx';
import { ImportHistory } from '#app/features/client-import/components/import-history.tsx';
import { listImports } from '#app/features/client-import/queries/list-imports.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { isDemo } from '#app/pages/demo-mode.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { dashboardUrl } from '../frame/dashboard-sections.ts';
import { SectionPage } from '../frame/section-page.tsx';
import type { Route } from './+types/start-import';

export function meta() {
  return [{ title: 'Import clients and visits | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect(`${dashboardUrl}?demo=true`);
  const { id } = await requireProfessional(request);
  const owner = await findProfessionalOf(id);
  if (!owner) throw redirect(dashboardUrl);
  return { imports: await listImports(owner), now: Date.now() };
}

export default function StartImport({ loaderData: { imports, now } }: Route.ComponentProps) {
  return (
    <SectionPage
      title="Import"
      text={
        <>
          Bring your clients and future visits along from another program.{' '}
          <a href={helpUrl('professionals/import')} className="font-semibold underline">
            How to export them there
          </a>
        </>
      }
    >
      <FileChoice />
      <ImportHistory imports={imports} now={now} />
    </SectionPage>
  );
}
