import { ExternalLink, Landmark } from 'lucide-react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import {
  payoutStatusText,
  type ConnectedMoney,
  type ConnectedPayout,
} from '#app/features/connected-accounts/connected-money.ts';
import { formatDate } from '#app/lib/dates/date-format.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { toast } from '#app/ui/toasts/toast.ts';

/** Balance and payouts at Stripe, loaded by the browser so that the rest of the page does not wait for them. */
export function StripeMoney() {
  const { state, data, error, reload, reloading } = useLoaded<ConnectedMoney>('money', (signal) =>
    api.get('/connected-account/money', { signal }),
  );
  return (
    <Card className="flex flex-col" aria-busy={state === 'loading' || reloading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl">At Stripe</h2>
        <DashboardButton />
      </div>
      {state === 'failed' ? <StripeAway error={error} busy={reloading} onRetry={reload} /> : null}
      {state === 'loading' ? <Loading /> : null}
      {data ? <Balance {...data} /> : null}
    </Card>
  );
}

function Balance({ available_amount, pending_amount, payouts }: ConnectedMoney) {
  return (
    <>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        <div>
          <dt className="text-xs font-semibold text-dim">{moneyFigures.available.name}</dt>
          <dd className="figure tabular mt-1 text-2xl">{formatDollarText(available_amount)}</dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-dim">{moneyFigures.availableSoon.name}</dt>
          <dd className="figure tabular mt-1 text-2xl">{formatDollarText(pending_amount)}</dd>
        </div>
      </dl>
      <h3 className="mt-6 border-t border-line pt-4 text-sm font-semibold">Payouts to your bank</h3>
      {payouts.length === 0 ? (
        <p className="mt-2 text-sm text-dim">
          None yet. Stripe pays your available balance to your bank account on its own schedule.
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {payouts.map((payout) => (
            <PayoutLine key={payout.id} {...payout} />
          ))}
        </ul>
      )}
    </>
  );
}

function PayoutLine({ amount, status, arrival_date, failure }: ConnectedPayout) {
  const hasFailed = status === 'failed';
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <Landmark aria-hidden="true" className="size-5 shrink-0 text-dim" />
      <span className="min-w-0 flex-1">
        <span className="tabular block">{formatDate(arrival_date)}</span>
        <span className={hasFailed ? 'font-semibold text-danger' : 'text-dim'}>{payoutStatusText(status)}</span>
        {hasFailed ? (
          <span className="block text-dim">
            {failure ?? 'Your bank returned it.'} The money is back at Stripe. Open Stripe to change your bank account.
          </span>
        ) : null}
      </span>
      <span className="tabular font-semibold">{formatDollarText(amount)}</span>
    </li>
  );
}

function StripeAway({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const isMissing = error instanceof ApiFailure && error.status === 404;
  return (
    <div role="status" className="mt-4 rounded-control bg-sand p-4 text-sm">
      <p className="font-semibold">
        {isMissing ? 'Stripe no longer recognizes this account' : 'We can’t reach Stripe right now'}
      </p>
      <p className="mt-1 text-dim">
        {isMissing
          ? 'Contact us and we’ll look into it.'
          : 'Your balance and payouts are still there; we just can’t show them. Everything else on this page is up to date.'}
      </p>
      <Button variant="secondary" size="small" className="mt-3" loading={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-4">
      <p className="sr-only" role="status">
        Asking Stripe
      </p>
      <div className="flex gap-10">
        <Skeleton className="h-12 w-32" />
        <Skeleton className="h-12 w-32" />
      </div>
      <Skeleton className="mt-6 h-28 w-full" />
    </div>
  );
}

/** Opens the account's dashboard at Stripe with a single-use URL. */
function DashboardButton() {
  const { busy, run: open } = useAction(
    async () => {
      const { url } = await api.post('/connected-account/dashboard-link');
      window.location.assign(url);
    },
    {
      onFailure: ({ code, message }) => {
        const isUnfinished = code === 'connect_not_finished';
        toast({ title: isUnfinished ? message : 'We couldn’t open Stripe. Please try again.', tone: 'error' });
      },
    },
  );
  return (
    <Button variant="quiet" size="small" loading={busy} onClick={() => void open()}>
      Open Stripe
      <ExternalLink aria-hidden="true" className="size-4" />
    </Button>
  );
}
