import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DeviceRow } from '#app/features/account-settings/components/device-row.tsx';
import { removeDevice, sendTest } from './use-push.ts';

/** A browser that gets notifications; times are in words, formatted by the server. */
export interface ListedDevice {
  id: string;
  name: string;
  added: string;
  delivered: string | null;
}

/** The browsers that get notifications, each with buttons to test and to end it. */
export function PushDevices({
  devices,
  currentId,
}: {
  devices: readonly ListedDevice[];
  currentId: string | undefined;
}) {
  if (devices.length === 0) return null;
  return (
    <Card padding="large">
      <h2 className="text-2xl">Where they arrive</h2>
      <p className="mt-2 max-w-[60ch] text-dim">Signing out there, or remotely under Your devices, also stops them.</p>
      <ul className="mt-4 divide-y divide-line">
        {devices.map((device) => (
          <PushDevice key={device.id} device={device} isCurrent={device.id === currentId} />
        ))}
      </ul>
    </Card>
  );
}

function PushDevice({
  device: { id, name, added, delivered },
  isCurrent,
}: {
  device: ListedDevice;
  isCurrent: boolean;
}) {
  const [busy, setBusy] = useState<'testing' | 'removing'>();
  const { revalidate } = useRevalidator();
  const during = async (step: 'testing' | 'removing', changed: Promise<boolean>) => {
    setBusy(step);
    if (await changed) await revalidate();
    setBusy(undefined);
  };
  const actions = isCurrent ? null : (
    <div className="flex gap-2">
      <Button
        variant="quiet"
        size="small"
        loading={busy === 'testing'}
        onClick={() =>
          !busy &&
          void during(
            'testing',
            sendTest(id).then((outcome) => outcome !== 'failed'),
          )
        }
      >
        Test <span className="sr-only">{name}</span>
      </Button>
      <Button
        variant="secondary"
        size="small"
        loading={busy === 'removing'}
        onClick={() => !busy && void during('removing', removeDevice(id))}
      >
        Remove <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
  return (
    <DeviceRow icon={MonitorSmartphone} name={name} isCurrent={isCurrent} actions={actions}>
      <p>
        Added {added}
        {delivered ? ` · last notification ${delivered}` : ''}
      </p>
    </DeviceRow>
  );
}
