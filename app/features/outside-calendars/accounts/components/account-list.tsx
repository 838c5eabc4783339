import { Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { AccountCalendarsDto, CalendarAccountDto } from '../calendar-account-dto.ts';
import type { AccountRemoval } from '../calendar-accounts.schema.ts';
import { serviceName } from '../calendar-services.ts';
import { useAccountActions } from './use-calendar-accounts.ts';

interface AccountListProps {
  accounts: readonly CalendarAccountDto[];
  /** Gets the calendars of the account that somebody chooses from. */
  onFound: (found: AccountCalendarsDto) => void;
}

/** The connected accounts; nothing if there are none. */
export function AccountList({ accounts, onFound }: AccountListProps) {
  const { opening, removal } = useAccountActions(onFound);
  const [removed, setRemoved] = useState<CalendarAccountDto>();
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="calendar-accounts">
      <h2 id="calendar-accounts" className="text-lg font-semibold">
        Accounts
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {accounts.map((account) => (
          <AccountLine
            key={account.id}
            account={account}
            isOpening={opening.pending?.id === account.id}
            onOpen={() => void opening.run(account)}
            onRemove={() => setRemoved(account)}
          />
        ))}
      </ul>
      <RemovalDialog
        account={removed}
        onClose={() => setRemoved(undefined)}
        removing={removal.pending?.events}
        onRemove={async (account, events) => {
          await removal.run({ account, events });
          setRemoved(undefined);
        }}
      />
    </section>
  );
}

interface AccountLineProps {
  account: CalendarAccountDto;
  isOpening: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function AccountLine({ account: { host, username }, isOpening, onOpen, onRemove }: AccountLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-3 py-4 pr-2 pl-4 sm:pl-5">
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold wrap-break-word">{serviceName(host)}</h3>
        <p className="text-sm wrap-break-word text-dim">{username}</p>
      </div>
      <Button variant="secondary" size="small" loading={isOpening} onClick={onOpen}>
        <Settings2 aria-hidden="true" className="size-4" />
        Choose calendars
      </Button>
      <IconButton label={`Disconnect ${serviceName(host)}, ${username}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  );
}

interface RemovalDialogProps {
  /** Undefined keeps the dialog closed. */
  account: CalendarAccountDto | undefined;
  removing: AccountRemoval['events'] | undefined;
  onClose: () => void;
  onRemove: (account: CalendarAccountDto, events: AccountRemoval['events']) => void;
}

function RemovalDialog({ account, removing, onClose, onRemove }: RemovalDialogProps) {
  const button = (events: AccountRemoval['events'], label: string) => (
    <Button
      variant={events === 'keep' ? 'secondary' : 'danger'}
      loading={removing === events}
      className="grow sm:grow-0"
      onClick={() => account && onRemove(account, events)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open={account !== undefined}
      onClose={onClose}
      title="Disconnect this account?"
      width="medium"
      description={`${account?.provider === 'google' ? 'We end our access at Google and delete its busy times' : 'We delete its password and its busy times'}: clients can book you again at those times. What about the coming visits that we added to your calendar? At Doorstep they stay booked either way.`}
      footer={
        <>
          {button('keep', 'Keep them and disconnect')}
          {button('remove', 'Remove them and disconnect')}
        </>
      }
    />
  );
}
