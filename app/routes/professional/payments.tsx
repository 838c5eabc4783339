import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { isDemo } from '#app/pages/demo-mode.ts';
import { requireProfessional } from '#app/features/sessions/queries/require-viewer.server.ts';
import { ConnectPrompt } from '#app/features/earnings/components/connect-prompt.tsx';
import { PaymentsDashboard } from '#app/features/earnings/components/payments-dashboard.tsx';
import { paymentsLoadFailure } from '#app/features/earnings/earnings.errors.ts';
import { historyQuery, historyRequest } from '#app/features/earnings/payment-history.ts';
import { readPaymentsPage } from '#app/features/earnings/queries/read-payments-page.server.ts';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { SectionPage } from './frame/section-page.tsx';
import type { Route } from './+types/payments';

export function meta() {
  return [{ title: 'Payments | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Loads our own figures and lists; the browser requests Stripe's data after the page has rendered. */
export async function loader({ request }: Route.LoaderArgs) {
  if (isDemo(request.url)) throw redirect('/dashboard/professional?demo=true');
  const { id } = await requireProfessional(request);
  const query = historyQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return readPaymentsPage(id, historyRequest(query), new Date());
}

export default function Payments({ loaderData: page }: Route.ComponentProps) {
  useLivePage();
  return (
    <SectionPage
      title="Payments"
      hasOwnNotice={page.state === 'connected'}
      text={page.state === 'connected' ? 'What clients paid for your visits, and your share of it.' : undefined}
    >
      {page.state === 'failed' ? <LoadFailure message={page.message} /> : null}
      {page.state === 'not-connected' ? <ConnectPrompt /> : null}
      {page.state === 'connected' ? <PaymentsDashboard {...page} /> : null}
    </SectionPage>
  );
}

function LoadFailure({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    toast({ title: 'Error', description: message, tone: 'error' });
  }, [message]);
  return (
    <EmptyState
      picture={<Scene name="error" />}
      title={message}
      text={
        message === paymentsLoadFailure
          ? 'Nothing is lost. Your money and your bookings haven’t changed.'
          : 'Please try again, or contact us if it keeps happening.'
      }
      action={
        <Button variant="secondary" loading={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
