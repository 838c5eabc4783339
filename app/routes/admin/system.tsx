import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { JobTables } from '#app/features/system/components/job-tables.tsx';
import { PartList } from '#app/features/system/components/part-list.tsx';
import { SystemFacts } from '#app/features/system/components/system-facts.tsx';
import { readSystem } from '#app/features/system/queries/read-system.server.ts';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import type { Route } from './+types/system';

export function meta() {
  return [{ title: 'System | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  return { system: await readSystem(), now: Date.now() };
}

export default function System({ loaderData: { system, now } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading title="System" text="Whether every part works, what failed, and what is running." />
      <div className="mt-8 flex flex-col gap-10">
        <ReadFailureNotice />
        <PartList />
        <JobTables queues={system.queues} failed_jobs={system.failed_jobs} now={now} />
        <SystemFacts webhooks={system.webhooks} process={system.process} now={now} />
      </div>
    </Container>
  );
}
