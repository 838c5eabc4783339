import { useNavigate } from 'react-router';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Scene } from '#app/ui/art/scene.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/charts/data-table.tsx';
import { PageLinks } from '#app/ui/charts/page-links.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useSearchText } from '#app/ui/fields/use-search-text.ts';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { addedClientLimits } from '../added-client-limits.ts';
import { type AddedClient, addedClientsPageUrl, type AddedClientList as Added, importUrl } from '../added-client.ts';
import { ClientSearchForm } from './client-search-form.tsx';
import { useRemoveClient } from './use-remove-client.ts';

interface AddedClientListProps {
  clients: Added;
  search: string;
  page: number;
}

/** The clients that a professional added, with a search and a way to remove one. */
export function AddedClientList({ clients: { items, total }, search, page }: AddedClientListProps) {
  const { subject: removed, opening, open, close } = useOpening<AddedClient>();
  const removing = useRemoveClient(close);
  if (total === 0 && search === '') return <NobodyAdded />;
  return (
    <>
      <ClientSearch search={search} total={total} />
      <DataTable
        caption="Clients you added"
        columns={columnsWith(open)}
        rows={items}
        rowKey={({ id }) => id}
        empty={<p className="py-16 text-center text-dim">No clients match your search</p>}
      />
      <div className="mt-6">
        <PageLinks
          page={page}
          pages={Math.ceil(total / addedClientLimits.pageSize)}
          urlOf={(other) => addedClientsPageUrl(search, other)}
        />
      </div>
      <Dialog
        key={opening}
        open={removed !== undefined}
        onClose={close}
        title="Remove this client?"
        description="They leave your list. Visits you entered for them stay."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep
            </Button>
            <Button variant="danger" loading={removing.busy} onClick={() => removed && void removing.run(removed)}>
              Remove client
            </Button>
          </>
        }
      >
        <p className="font-semibold wrap-anywhere">{removed?.name}</p>
      </Dialog>
    </>
  );
}

function ClientSearch({ search, total }: { search: string; total: number }) {
  const navigate = useNavigate();
  const { text, setText, submit } = useSearchText(search, (wanted) => {
    void navigate(addedClientsPageUrl(wanted, 1), { replace: true, preventScrollReset: true });
  });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <ClientSearchForm text={text} onText={setText} onSubmit={submit} />
      <p role="status" className="tabular text-sm text-dim">
        {total.toLocaleString('en-US')} {total === 1 ? 'client' : 'clients'}
      </p>
    </div>
  );
}

function columnsWith(onRemove: (client: AddedClient) => void): readonly Column<AddedClient>[] {
  return [
    { id: 'name', header: 'Name', isTitle: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
    {
      id: 'email',
      header: 'Email',
      cell: ({ email }) => (email === null ? 'Not given' : <ContactLink href={`mailto:${email}`} text={email} />),
    },
    {
      id: 'phone',
      header: 'Phone',
      cell: ({ phone }) =>
        phone === null ? 'Not given' : <ContactLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} text={phone} />,
    },
    {
      id: 'more',
      header: 'Address and note',
      cell: ({ location, note }) => (
        <span className="block max-w-[40ch] text-sm wrap-anywhere">
          {location === null ? null : <span className="block">{location}</span>}
          {note === null ? null : <span className="block whitespace-pre-line text-dim">{note}</span>}
        </span>
      ),
    },
    {
      id: 'remove',
      header: 'Remove',
      hideHeader: true,
      align: 'end',
      cell: (client) => (
        <Button
          variant="secondary"
          size="small"
          className="@max-[52rem]:mt-2 @max-[52rem]:min-h-11 @max-[52rem]:w-full"
          aria-label={`Remove ${client.name}`}
          onClick={() => onRemove(client)}
        >
          Remove
        </Button>
      ),
    },
  ];
}

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="wrap-anywhere underline-offset-4 hover:underline">
      {text}
    </a>
  );
}

function NobodyAdded() {
  return (
    <EmptyState
      picture={<Scene name="empty-favourites" />}
      title="No clients of your own yet"
      text="Bring the clients you have elsewhere along: choose a CSV file, and check every line before it is added."
      action={<ButtonLink to={importUrl}>Import clients</ButtonLink>}
    />
  );
}
