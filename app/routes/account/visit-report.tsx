import { data } from 'react-router';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireViewer } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ReportPage } from '#app/features/visit-reports/components/report-page.tsx';
import { readReport } from '#app/features/visit-reports/queries/read-report.server.ts';
import type { VisitReport } from '#app/features/visit-reports/visit-report.ts';
import { visitReportErrors } from '#app/features/visit-reports/visit-reports.errors.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Container } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/visit-report';

export function meta() {
  return [{ title: 'Visit report | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** The report of an own visit, as its client or its professional; for everybody else it does not exist. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(request);
  const report = await findReport(params.id, viewer.id);
  return data({ report }, { status: report ? 200 : 404 });
}

async function findReport(id: string, viewerId: string): Promise<VisitReport | undefined> {
  if (!isId(id)) return undefined;
  return readReport(id, viewerId).catch((error: unknown) => {
    if (isErrorOf(error, bookingErrors.booking_not_found) || isErrorOf(error, visitReportErrors.report_not_found))
      return undefined;
    throw error;
  });
}

export default function VisitReportPage({ loaderData: { report } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      {report ? (
        <ReportPage report={report} />
      ) : (
        <EmptyState
          headingLevel="h1"
          title="Report not found"
          text="There is one once the visit is completed, for its client and its professional."
          action={<ButtonLink to="/dashboard">Your dashboard</ButtonLink>}
        />
      )}
    </Container>
  );
}
