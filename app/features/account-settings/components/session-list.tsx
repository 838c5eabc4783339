import { CircleHelp, Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import type { DeviceKind } from '#app/lib/network/device-name.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button } from '#app/ui/button.tsx';
import { DeviceRow } from './device-row.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { useLogOut } from '#app/features/sessions/components/use-log-out.ts';

export interface ListedSession {
  id: string;
  device: string;
  kind: DeviceKind;
  network: string | null;
  /** As relative time: "2 hours ago". */
  seen: string;
  signedIn: string;
  isCurrent: boolean;
}

const icons: Record<DeviceKind, LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

/** The devices that are signed in, each with a button to sign it out. */
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
  return (
    <DeviceRow
      icon={icons[kind]}
      name={device}
      isCurrent={isCurrent}
      actions={isCurrent ? <LogOutHere /> : <EndSession session={session} />}
    >
      <p>
        {isCurrent ? 'Active now' : `Last seen ${seen}`}
        {network ? ` · from ${network}` : ''}
      </p>
      <p>Signed in {signedIn}</p>
    </DeviceRow>
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
  const { revalidate } = useRevalidator();
  const { busy, run: end } = useAction(
    async () => {
      await orDoneBefore(api.delete('/account/sessions/:id', { param: { id } }));
      toast({ title: 'Signed out', description: `${device} will have to sign in again.`, tone: 'success' });
    },
    {
      onFailure: ({ message }) => toast({ title: 'Not signed out', description: message, tone: 'error' }),
      onSettled: revalidate,
    },
  );
  return (
    <Button variant="secondary" size="small" loading={busy} onClick={() => void end()}>
      Sign out <span className="sr-only">{device}</span>
    </Button>
  );
}
