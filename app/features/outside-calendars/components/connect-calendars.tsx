import { useState } from 'react';
import { Card } from '#app/ui/card.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { AccountCalendarsDto, CalendarAccountDto } from '../accounts/calendar-account-dto.ts';
import { AccountList } from '../accounts/components/account-list.tsx';
import { ChooseCalendarsDialog } from '../accounts/components/choose-calendars-dialog.tsx';
import { GoogleAccount } from '../accounts/components/google-account.tsx';
import { NewAccountForm } from '../accounts/components/new-account-form.tsx';
import { useGoogleReturn } from '../accounts/components/use-google-consent.ts';
import { googleReturnTexts } from '../accounts/google-return.ts';
import { NewCalendarForm } from './new-calendar-form.tsx';

interface ConnectCalendarsProps {
  accounts: readonly CalendarAccountDto[];
  /** Whether calendars at Google can be connected. */
  offersGoogle: boolean;
  /** Called once a calendar is connected by its link. */
  onConnected: () => void;
}

type Way = 'google' | 'link' | 'account';

/** The connected accounts, and the ways to connect another calendar: at Google, by its link, or with an account. */
export function ConnectCalendars({ accounts, offersGoogle, onConnected }: ConnectCalendarsProps) {
  const [found, setFound] = useState<AccountCalendarsDto>();
  const failure = useGoogleReturn(setFound);
  const [way, setWay] = useState<Way>(failure ? 'google' : 'link');
  const tabs = [
    { id: 'link', label: 'By link', content: <NewCalendarForm onConnected={onConnected} /> },
    ...(offersGoogle
      ? [{ id: 'google', label: <TabLabel short="Google" rest="Calendar" />, content: <GoogleAccount /> } as const]
      : []),
    {
      id: 'account',
      label: <TabLabel short="CalDAV" rest="account" />,
      content: <NewAccountForm onConnected={setFound} />,
    },
  ] as const;
  return (
    <>
      <AccountList accounts={accounts} onFound={setFound} />
      <Card padding="large">
        <h2 className="mb-4 text-lg font-semibold">Connect a calendar</h2>
        {failure ? <GoogleFailure failure={failure} /> : null}
        <Tabs label="Connect a calendar" look="boxed" value={way} onChange={setWay} tabs={tabs} />
      </Card>
      <ChooseCalendarsDialog found={found} onClose={() => setFound(undefined)} />
    </>
  );
}

/** On phones only the first word is shown, so that all tabs fit. */
function TabLabel({ short, rest }: { short: string; rest: string }) {
  return (
    <span>
      {short}
      <span className="max-sm:sr-only"> {rest}</span>
    </span>
  );
}

/** Why nothing was connected. Who changed their mind made no mistake. */
function GoogleFailure({ failure }: { failure: keyof typeof googleReturnTexts }) {
  const { title, text } = googleReturnTexts[failure];
  return (
    <div className="mb-4">
      {failure === 'refused' ? <Notice title={title}>{text}</Notice> : <FormError title={title}>{text}</FormError>}
    </div>
  );
}
