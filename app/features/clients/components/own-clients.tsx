import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { useFocusOnMore } from '#app/ui/loading/use-focus-on-more.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { ClientSearchForm } from '#app/features/added-clients/components/client-search-form.tsx';
import type { ClientList, ClientRow } from '../client-row.ts';
import { clientSortUrl, clientSortNames, clientSorts, type ClientSort } from '../client-sort.ts';
import { clientMessages } from '../client-messages.ts';
import { clientColumns } from './client-columns.tsx';
import { ClientProfile } from './client-profile.tsx';
import { useClientSearch } from './use-client-search.ts';

/** Everybody who booked a professional, with search as you type and a profile of each. */
export function OwnClients({ clients, sort }: { clients: ClientList; sort: ClientSort }) {
  const { search, setSearch, items, total, searchAgain, loadMore, loading } = useClientSearch(clients, sort);
  const [viewed, setViewed] = useState<ClientRow>();
  const list = useRef<HTMLDivElement>(null);
  const rememberPress = useFocusOnMore(list, 'tbody > tr', items.length);
  if (clients.total === 0) return <NoClients />;
  return (
    <>
      <div className="@container mb-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ClientSearchForm text={search} onText={setSearch} />
          <p role="status" className="tabular text-sm text-dim">
            {formatCount(total, clients.total, search)}
          </p>
          <SortSelect sort={sort} />
        </div>
      </div>
      <div ref={list}>
        <DataTable
          dense
          caption="Clients"
          columns={clientColumns(setViewed, sort)}
          rows={items}
          rowKey={({ id }) => id}
          empty={
            total === undefined ? <Unanswered searchAgain={searchAgain} /> : <NoMatch onClear={() => setSearch('')} />
          }
        />
      </div>
      {searchAgain && items.length > 0 ? <PartlySearched searchAgain={searchAgain} /> : null}
      {loadMore ? (
        <Button
          variant="secondary"
          className="mt-6"
          loading={loading}
          onClick={() => {
            rememberPress();
            void loadMore();
          }}
        >
          Show more clients
        </Button>
      ) : null}
      <ClientProfile client={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}

/** The sort control for small screens, where the table becomes cards without headers. */
function SortSelect({ sort }: { sort: ClientSort }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Sort clients"
      hideLabel
      className="w-full @[30rem]:w-auto @[52rem]:hidden"
      value={sort}
      onChange={({ target }) => {
        const chosen = clientSorts.find((one) => one === target.value);
        if (chosen) void navigate(clientSortUrl(chosen), { preventScrollReset: true });
      }}
    >
      {clientSorts.map((one) => (
        <option key={one} value={one}>
          {clientSortNames[one]}
        </option>
      ))}
    </SelectField>
  );
}

function formatCount(matching: number | undefined, all: number, search: string): string {
  const clients = `${all.toLocaleString('en-US')} ${all === 1 ? 'client' : 'clients'}`;
  if (search.trim() === '' || matching === undefined) return clients;
  return `${matching.toLocaleString('en-US')} of ${clients}`;
}

function NoClients() {
  return (
    <EmptyState
      picture={<Scene name="empty-favourites" />}
      title={clientMessages.none}
      text="Clients who book you appear here, with how to reach them and what they booked."
    />
  );
}

/** None of the clients on the page match, and the server has not said who else does, or could not. */
function Unanswered({ searchAgain }: { searchAgain: (() => void) | undefined }) {
  if (!searchAgain) return <p className="py-16 text-center text-dim">Searching …</p>;
  return (
    <EmptyState
      picture={<Scene name="error" />}
      title="We couldn’t search your clients"
      text="Please check your connection and try again."
      action={<Button onClick={searchAgain}>Try again</Button>}
    />
  );
}

/** Some of the clients on the page match; whether others do is not known. */
function PartlySearched({ searchAgain }: { searchAgain: () => void }) {
  return (
    <p className="mt-6 text-dim">
      We couldn’t search the rest of your clients.{' '}
      <button type="button" onClick={searchAgain} className="text-link">
        Try again
      </button>
    </p>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture={<Scene name="empty-search" />}
      title={clientMessages.noMatch}
      text="Try part of a name, email or phone number."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
