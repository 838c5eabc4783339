import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { requireAdmin } from '#app/features/sessions/queries/require-viewer.server.ts';
import { MoneyOverview } from '#app/features/money-checks/components/money-overview.tsx';
import { NotableRefunds } from '#app/features/money-checks/components/notable-refunds.tsx';
import { readMoney, readNotableRefunds } from '#app/features/money-checks/queries/read-money.server.ts';
import { Container, PageHeading } from '#app/ui/page-shell.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import type { Route } from './+types/money';

export function meta() {
  return [{ title: 'Money | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireAdmin(request);
  const [money, refunds] = await Promise.all([readMoney(), readNotableRefunds()]);
  return { money, refunds };
}

export default function Money({ loaderData }: Route.ComponentProps) {
  useSessionGuard();
  return (
    <Container className="pt-8 pb-20 lg:pt-12">
      <PageHeading
        title="Money"
        text="Double entry: what came in is what went back, was paid out, was earned, or is held."
      />
      <div className="mt-8">
        <ReadFailureNotice />
        <MoneyOverview {...loaderData.money} />
        <NotableRefunds refunds={loaderData.refunds} />
      </div>
    </Container>
  );
}
