import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { useReadFailure } from '#app/ui/loading/read-failures.ts';
import { adminUrl, type AdminView } from '../../admin-url.ts';
import type { ShownList } from '../queries/show-admin-list.server.ts';
import { bookingColumns } from './booking-columns.tsx';
import { clientColumns } from './client-columns.tsx';
import { ListFooter } from './list-footer.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { professionalColumns } from './professional-columns.tsx';

interface AdminListProps {
  list: ShownList;
  view: AdminView;
  isFirst: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** A page of a list, read-only (ADMIN-015). */
export function AdminList({ list, view, isFirst, now }: AdminListProps) {
  const isUnread = useReadFailure();
  if (!list.page || isUnread) return <NotRead />;
  return (
    <>
      <Rows list={list} now={now} empty={<Nobody view={view} isFirst={isFirst} />} />
      {list.page.items.length > 0 ? <ListFooter view={view} page={list.page} isFirst={isFirst} /> : null}
    </>
  );
}

const rowKey = ({ id }: { id: string }) => id;

function Rows({ list, now, empty }: { list: ShownList; now: number; empty: ReactNode }) {
  const rows = { empty, rowKey };
  switch (list.name) {
    case 'clients':
      return <DataTable caption="Clients" columns={clientColumns} rows={list.page?.items ?? []} {...rows} />;
    case 'professionals':
      return (
        <DataTable caption="Professionals" columns={professionalColumns(now)} rows={list.page?.items ?? []} {...rows} />
      );
    case 'payments':
      return <DataTable caption="Payments" columns={paymentColumns} rows={list.page?.items ?? []} {...rows} />;
    case 'bookings':
      return <DataTable caption="Bookings" columns={bookingColumns} rows={list.page?.items ?? []} {...rows} />;
  }
}

function Nobody({ view, isFirst }: { view: AdminView; isFirst: boolean }) {
  const isNarrowed = Boolean(view.q) || !isFirst || adminUrl({ tab: view.tab }) !== adminUrl(view);
  return (
    <EmptyState
      headingLevel="h2"
      title={isNarrowed ? `No ${view.tab} match this` : `No ${view.tab} yet`}
      text={isNarrowed ? 'Try fewer words, or show all of them.' : 'They’ll appear here as soon as there are any.'}
      action={
        isNarrowed ? (
          <ButtonLink to={adminUrl({ tab: view.tab })} variant="secondary" preventScrollReset>
            Show all {view.tab}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

function NotRead() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex flex-col items-start gap-4">
      <FormError title="We couldn’t load this list">Nothing is lost. Please try again in a moment.</FormError>
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
