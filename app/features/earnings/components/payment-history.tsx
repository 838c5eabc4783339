import { Download } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import { useReadFailure } from '#app/ui/loading/read-failures.ts';
import {
  historyRequest,
  historySearch,
  type HistoryFilter,
  type PaymentHistory as History,
} from '../payment-history.ts';
import { HistoryFilters } from './history-filters.tsx';
import { PaymentsTable } from './payments-table.tsx';

interface PaymentHistoryProps {
  history: History;
  filter: HistoryFilter;
  isFirst: boolean;
  timeZone: string;
}

/** One page of the payments for visits, with search and filters; the CSV download has the whole list. */
export function PaymentHistory({ history, filter: shown, isFirst, timeZone }: PaymentHistoryProps) {
  const filter = useChosenFilter(shown);
  const navigate = useNavigate();
  const change = (wanted: HistoryFilter) =>
    void navigate({ search: historySearch(wanted) }, { preventScrollReset: true });
  const isNarrowed = historySearch(filter) !== '';
  return (
    <section aria-labelledby="history-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="history-title" className="text-2xl">
          Payment History
        </h2>
        {history.total > 0 ? (
          <a
            href={`/api/earnings/payments.csv${historySearch(filter)}`}
            download
            className={buttonStyle({ variant: 'secondary', size: 'small' })}
          >
            <Download aria-hidden="true" className="size-4" />
            Download CSV
          </a>
        ) : null}
      </div>
      {history.total > 0 || isNarrowed ? <HistoryFilters filter={filter} onChange={change} /> : null}
      <div className="mt-5">
        <ReadFailureNotice />
        {history.items.length === 0 ? (
          isNarrowed ? (
            <NothingFound />
          ) : (
            <NothingYet />
          )
        ) : (
          <PaymentsTable payments={history.items} timeZone={timeZone} />
        )}
      </div>
      <Footer history={history} filter={filter} isFirst={isFirst} />
    </section>
  );
}

/** Keeps the chosen filter if loading fails. */
function useChosenFilter(shown: HistoryFilter): HistoryFilter {
  const { search } = useLocation();
  return useReadFailure() ? historyRequest(Object.fromEntries(new URLSearchParams(search))) : shown;
}

/** The total and the paging links; the browser's Back button leads to the previous page. */
function Footer({ history, filter, isFirst }: Pick<PaymentHistoryProps, 'history' | 'filter' | 'isFirst'>) {
  if (history.items.length === 0 && isFirst) return null;
  const total = history.total.toLocaleString('en-US');
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-dim">
        {history.items.length} of {history.total_capped ? `more than ${total}` : total}
      </p>
      <div className="flex flex-wrap gap-3">
        {isFirst ? null : (
          <ButtonLink to={{ search: historySearch(filter) }} variant="secondary" preventScrollReset>
            Newest
          </ButtonLink>
        )}
        {history.next_cursor === null ? null : (
          <ButtonLink
            to={{ search: historySearch(filter, history.next_cursor), hash: 'history-title' }}
            variant="secondary"
          >
            Older payments
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      headingLevel="h3"
      picture={<Scene name="empty-bookings" />}
      title="No payments yet"
      text="Once a client pays for a visit, it appears here with your share."
    />
  );
}

function NothingFound() {
  return (
    <EmptyState
      headingLevel="h3"
      title="No matching payments"
      text="Try another status or period, or a shorter search."
      action={
        <ButtonLink to={{ search: '' }} variant="secondary" preventScrollReset>
          Show all payments
        </ButtonLink>
      }
    />
  );
}
