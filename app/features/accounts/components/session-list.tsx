import { CircleHelp, Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import type { DeviceKind } from '#app/lib/device-name.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { useLogOut } from './use-log-out.ts';

export interface ListedSession {
  id: string;
  device: string;
  kind: DeviceKind;
  network: string | null;
  /** In words: "2 hours ago". */
  seen: string;
  signedIn: string;
  isCurrent: boolean;
}

const icons: Record<DeviceKind, LucideIcon> = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp };

/** Where somebody is signed in, each with the way to end it. */
export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: ListedSession }) {
  const { device, kind, network, seen, signedIn, isCurrent } = session;
  const Icon = icons[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0">
      <span aria-hidden="true" className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {isCurrent ? <Badge tone="green">This device</Badge> : null}
        </h3>
        <p className="text-sm text-dim">
          {isCurrent ? 'Active now' : `Last seen ${seen}`}
          {network ? ` · from ${network}` : ''}
        </p>
        <p className="text-sm text-dim">Signed in {signedIn}</p>
      </div>
      {isCurrent ? <LogOutHere /> : <EndSession session={session} />}
    </li>
  );
}

function LogOutHere() {
  const logOut = useLogOut();
  return (
    <Button variant="secondary" size="small" onClick={logOut}>
      Log out
    </Button>
  );
}

function EndSession({ session: { id, device } }: { session: ListedSession }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const end = async () => {
    setBusy(true);
    try {
      await api.delete('/account/sessions/:id', { param: { id } });
      toast({ title: 'Signed out', description: `${device} has to sign in again.`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Not signed out', description: error instanceof Error ? error.message : '', tone: 'error' });
    }
    await revalidate();
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="small" loading={busy} onClick={end}>
      Sign out <span className="sr-only">{device}</span>
    </Button>
  );
}
