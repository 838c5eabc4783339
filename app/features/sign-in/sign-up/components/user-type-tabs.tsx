import { useEffect, useState } from 'react';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import type { ProfileType } from '#app/platform/access/profile-types.ts';
import { rememberUserType } from '../selected-user-type.ts';

const tabs = [
  { id: 'client', label: 'Client', content: <TabText>Book, view and change your appointments.</TabText> },
  {
    id: 'professional',
    label: 'Professional',
    content: <TabText>Your calendar, your clients and your earnings.</TabText>,
  },
] as const;

/**
 * The tabs for who is signing in. They only record the choice for sign-in through a third party; the form is the
 * same.
 */
export function UserTypeTabs() {
  const [type, setType] = useState<ProfileType>('client');
  useEffect(() => rememberUserType(type, browserStorage('localStorage')), [type]);
  return <Tabs<ProfileType> label="I am signing in as a" tabs={tabs} value={type} onChange={setType} look="boxed" />;
}

function TabText({ children }: { children: string }) {
  return <p className="-mt-2 text-sm text-dim">{children}</p>;
}
