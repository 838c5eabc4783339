import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { OverviewPage } from '#app/features/administration/overview/components/overview-page.tsx';
import { overviewRange } from '#app/features/administration/overview/overview-range.ts';
import { readAdminOverview } from '#app/features/administration/overview/queries/read-admin-overview.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/overview';

export function meta() {
  return [{ title: 'Overview | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  const now = new Date();
  const overview = await readAdminOverview(overviewRange(new URL(request.url).searchParams.get('range')), now).catch(
    (error: unknown) => {
      log.error({ err: error }, 'the overview could not be read');
      return undefined;
    },
  );
  return { overview, now: now.getTime() };
}

export default function Overview({ loaderData: { overview, now } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Overview"
        text="How Doorstep is doing and what needs attention. Weeks start on Sunday; days are in Chicago time."
      />
      <div className="mt-8">
        {overview ? (
          <OverviewPage overview={overview} now={now} />
        ) : (
          <LoadFailure title="We couldn’t load the overview" text="Nothing is lost. Please try again in a moment." />
        )}
      </div>
    </Container>
  );
}
