import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { SmsCosts } from '#app/features/sms/costs/components/sms-costs.tsx';
import { readSmsCosts } from '#app/features/sms/costs/queries/read-sms-costs.server.ts';
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
  const [system, costs] = await Promise.all([readSystem(), readSmsCosts()]);
  return { system, costs, now: Date.now() };
}

export default function System({ loaderData: { system, costs, now } }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading title="System" text="Whether every part works, what failed, and what is running." />
      <div className="mt-8 flex flex-col gap-10">
        <ReadFailureNotice />
        <PartList />
        <JobTables queues={system.queues} failed_jobs={system.failed_jobs} now={now} />
        <SmsCosts costs={costs} now={now} />
        <SystemFacts webhooks={system.webhooks} process={system.process} now={now} />
      </div>
    </Container>
  );
}
