import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ProblemList } from '#app/features/visits/components/problem-list.tsx';
import { listProblems } from '#app/features/booking-outcomes/problems/queries/list-problems.server.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import type { Route } from './+types/problems';

export function meta() {
  return [{ title: 'Problems | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  return { problems: await listProblems() };
}

export default function Problems({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Problems"
        text="Problems clients reported after a visit. Until you settle them, the professional’s share is held, or can be taken back if it was sent. Both parties read what you write."
      />
      <div className="mt-8">
        <ReadFailureNotice />
        <ProblemList problems={loaderData.problems} />
      </div>
    </Container>
  );
}
