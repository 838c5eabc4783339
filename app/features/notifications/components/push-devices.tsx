import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { removeDevice, sendTest } from './use-push.ts';

/** A browser that gets notifications; instants in words, made at the server. */
export interface ListedDevice {
  id: string;
  name: string;
  added: string;
  delivered: string | null;
}

/** Where notifications arrive, each with the way to test and to end it. */
export function PushDevices({ devices, currentId }: { devices: readonly ListedDevice[]; currentId: string | undefined }) {
  if (devices.length === 0) return null;
  return (
    <Card padding="large">
      <h2 className="text-2xl">Where they arrive</h2>
      <p className="mt-2 max-w-[60ch] text-dim">Signing out there, or from afar under Your devices, ends them too.</p>
      <ul className="mt-4 divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isCurrent={device.id === currentId} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceRow({ device: { id, name, added, delivered }, isCurrent }: { device: ListedDevice; isCurrent: boolean }) {
  const [busy, setBusy] = useState<'testing' | 'removing'>();
  const { revalidate } = useRevalidator();
  const during = async (step: 'testing' | 'removing', changed: Promise<boolean>) => {
    setBusy(step);
    if (await changed) await revalidate();
    setBusy(undefined);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <span aria-hidden="true" className="flex size-11 shrink-0 items-center justify-center rounded-control bg-sand text-green">
        <MonitorSmartphone className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isCurrent ? <Badge tone="green">This device</Badge> : null}
        </h3>
        <p className="text-sm text-dim">
          Added {added}
          {delivered ? ` · last notification ${delivered}` : ''}
        </p>
      </div>
      {isCurrent ? null : (
        <div className="flex gap-2">
          <Button variant="quiet" size="small" loading={busy === 'testing'} onClick={() => !busy && void during('testing', sendTest(id).then((outcome) => outcome !== 'failed'))}>
            Test <span className="sr-only">{name}</span>
          </Button>
          <Button variant="secondary" size="small" loading={busy === 'removing'} onClick={() => !busy && void during('removing', removeDevice(id))}>
            Remove <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
