import { useNavigate } from 'react-router';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { SecurityControls } from '#app/features/administration/security-log/components/security-controls.tsx';
import { securityColumns } from '#app/features/administration/security-log/components/security-columns.tsx';
import { showSecurityLog } from '#app/features/administration/security-log/queries/show-security-log.server.ts';
import { securityLogUrl, securityLogRequest } from '#app/features/administration/security-log/security-log-request.ts';
import { securityLogLimits } from '#app/features/audit/security-event.ts';
import { log } from '#app/platform/log/log.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/security';

export function meta() {
  return [{ title: 'Security log | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  const shown = securityLogRequest(Object.fromEntries(new URL(request.url).searchParams));
  const page = await showSecurityLog(shown).catch((error: unknown) => {
    log.error({ err: error }, 'the security log could not be read');
    return undefined;
  });
  return { shown, page };
}

export default function Security({ loaderData: { shown, page } }: Route.ComponentProps) {
  useSessionGuard();
  const navigate = useNavigate();
  const show = (wanted: Parameters<typeof securityLogRequest>[0]) =>
    void navigate(securityLogUrl({ ...securityLogRequest(wanted), cursor: undefined }), { preventScrollReset: true });
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Security log"
        text={`Sign-ins and changes to accounts, access and money: who, from which network, and the outcome. Kept for ${securityLogLimits.keptDays} days.`}
      />
      <div className="mt-8 flex flex-col gap-8">
        <SecurityControls shown={shown} onChange={show} />
        {page ? (
          <DataTable
            caption="Security log"
            columns={securityColumns}
            rows={page.items}
            rowKey={({ id }) => id}
            empty={
              <EmptyState
                headingLevel="h2"
                title="No matches"
                text="Search for an account by its full email address, or show everything."
              />
            }
          />
        ) : (
          <LoadFailure
            title="We couldn’t load the security log"
            text="Nothing is lost. Please try again in a moment."
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {shown.cursor ? (
            <ButtonLink to={securityLogUrl({ ...shown, cursor: undefined })} variant="secondary" preventScrollReset>
              First page
            </ButtonLink>
          ) : null}
          {page?.next_cursor ? (
            <ButtonLink to={securityLogUrl({ ...shown, cursor: page.next_cursor })} variant="secondary">
              Next page
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Container>
  );
}
