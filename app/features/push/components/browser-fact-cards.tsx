import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { deviceKind, deviceName, type DeviceKind } from '#app/lib/network/device-name.ts';
import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import type { BrowserFacts } from '../browser-push.ts';

const kinds: Record<DeviceKind, string> = {
  computer: 'Computer',
  phone: 'Phone',
  tablet: 'Tablet',
  unknown: 'Unknown',
};
const permissions: Record<NotificationPermission, string> = {
  default: 'Not asked yet',
  granted: 'Allowed',
  denied: 'Blocked',
};

/** The facts about this device and its browser; only the browser knows them, so they appear after hydration. */
export function BrowserFactCards({ facts }: { facts: BrowserFacts | undefined }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FactCard title="Device information" facts={deviceRows(facts)} />
      <FactCard title="Push support" facts={supportRows(facts)} />
    </div>
  );
}

type Row = readonly [label: string, value: ReactNode];

function deviceRows(facts: BrowserFacts | undefined): Row[] {
  const kind =
    facts &&
    (facts.device.isMobile && deviceKind(facts.userAgent) === 'computer' ? 'tablet' : deviceKind(facts.userAgent));
  const [browser, system] = deviceName(facts?.userAgent).split(' on ');
  return [
    ['Device', kind && kinds[kind]],
    ['System', facts && (system ?? 'Unknown')],
    ['Browser', facts && browser],
    ['Can get notifications', facts && <YesNo yes={!facts.device.isMobile} no="Only computers" />],
  ];
}

function supportRows(facts: BrowserFacts | undefined): Row[] {
  return [
    ['Notifications', facts && <YesNo yes={facts.support.notifications} />],
    ['Push messages', facts && <YesNo yes={facts.support.push && facts.support.secure} />],
    ['Service worker', facts && <YesNo yes={facts.support.serviceWorker} />],
    ['Permission', facts && permissions[facts.permission]],
  ];
}

function FactCard({ title, facts }: { title: string; facts: Row[] }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <dl className="mt-3 divide-y divide-line text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <dt className="text-dim">{label}</dt>
            <dd className="text-right font-semibold">{value ?? <Skeleton className="h-4 w-20" />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function YesNo({ yes, no = 'No' }: { yes: boolean; no?: string }) {
  const Icon = yes ? Check : X;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className={yes ? 'size-4 text-success' : 'size-4 text-danger'} />
      {yes ? 'Yes' : no}
    </span>
  );
}
