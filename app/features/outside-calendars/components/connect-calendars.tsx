import { useState } from 'react';
import { Card } from '#app/ui/card.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { AccountCalendarsDto, CalendarAccountDto } from '../accounts/calendar-account-dto.ts';
import { AccountList } from '../accounts/components/account-list.tsx';
import { ChooseCalendarsDialog } from '../accounts/components/choose-calendars-dialog.tsx';
import { NewAccountForm } from '../accounts/components/new-account-form.tsx';
import { NewCalendarForm } from './new-calendar-form.tsx';

interface ConnectCalendarsProps {
  accounts: readonly CalendarAccountDto[];
  /** Called once a calendar is connected by its link. */
  onConnected: () => void;
}

/** The connected accounts, and the ways to connect another calendar: by its link, or with an account. */
export function ConnectCalendars({ accounts, onConnected }: ConnectCalendarsProps) {
  const [way, setWay] = useState<'link' | 'account'>('link');
  const [found, setFound] = useState<AccountCalendarsDto>();
  return (
    <>
      <AccountList accounts={accounts} onFound={setFound} />
      <Card padding="large">
        <h2 className="mb-4 text-lg font-semibold">Connect a calendar</h2>
        <Tabs
          label="Connect a calendar"
          look="boxed"
          value={way}
          onChange={setWay}
          tabs={[
            { id: 'link', label: 'By link', content: <NewCalendarForm onConnected={onConnected} /> },
            { id: 'account', label: 'CalDAV account', content: <NewAccountForm onConnected={setFound} /> },
          ]}
        />
      </Card>
      <ChooseCalendarsDialog found={found} onClose={() => setFound(undefined)} />
    </>
  );
}
