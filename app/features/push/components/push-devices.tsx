import { MonitorSmartphone } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useAction } from '#app/ui/actions/use-action.ts';
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
  const { revalidate } = useRevalidator();
  const { pending, run } = useAction(async (step: 'testing' | 'removing') => {
    const isChanged = step === 'testing' ? (await sendTest(id)) !== 'failed' : await removeDevice(id);
    if (isChanged) await revalidate();
  });
  const actions = isCurrent ? null : (
    <div className="flex gap-2">
      <Button variant="quiet" size="small" loading={pending === 'testing'} onClick={() => void run('testing')}>
        Test <span className="sr-only">{name}</span>
      </Button>
      <Button variant="secondary" size="small" loading={pending === 'removing'} onClick={() => void run('removing')}>
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
