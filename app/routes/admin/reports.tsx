import { Link } from 'react-router';
import { ReportedThreads } from '#app/features/message-safety/components/reported-threads.tsx';
import { listReports } from '#app/features/message-safety/queries/list-reports.server.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/reports';

export function meta() {
  return [{ title: 'Reported conversations | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  const isSettled = new URL(request.url).searchParams.get('state') === 'settled';
  return { isSettled, reports: await listReports(isSettled ? 'settled' : 'open', requestLimits.listMaximum) };
}

export default function AdminReports({ loaderData: { isSettled, reports } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Reported conversations"
        text="What people report about messages. Open a conversation only if you need it to decide; your reason is recorded."
      />
      <nav aria-label="Which reports" className="mt-8 flex flex-wrap gap-2">
        <Link to="?" aria-current={isSettled ? undefined : 'page'} className={isSettled ? 'chip' : 'chip chip-on'}>
          Open
        </Link>
        <Link
          to="?state=settled"
          aria-current={isSettled ? 'page' : undefined}
          className={isSettled ? 'chip chip-on' : 'chip'}
        >
          Settled
        </Link>
      </nav>
      <div className="mt-6 flex flex-col gap-6">
        <ReadFailureNotice />
        {reports.length > 0 ? (
          <ReportedThreads reports={reports} />
        ) : (
          <EmptyState title={isSettled ? 'Nothing settled yet' : 'No open reports'} />
        )}
      </div>
    </Container>
  );
}
