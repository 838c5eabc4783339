import { BellRing, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { pushAlerts, type PushBlocker } from '../push-alerts.ts';
import type { PushState } from '../push-support.ts';
import { BrowserFactCards } from './browser-fact-cards.tsx';
import { PushDevices, type ListedDevice } from './push-devices.tsx';
import { usePush, type Push } from './use-push.ts';

const pills: Record<PushState, { label: string; tone: 'success' | 'neutral' | 'danger' }> = {
  none: { label: 'Off', tone: 'neutral' },
  active: { label: 'On', tone: 'success' },
  error: { label: 'Problem', tone: 'danger' },
};

interface PushSettingsProps {
  publicKey: string;
  /** What arrives, in one sentence. */
  text: ReactNode;
  devices: readonly ListedDevice[];
  /** Shown between this browser and the list of all browsers. */
  children?: ReactNode | undefined;
}

/** Push notifications: this browser with its facts, and all other browsers. */
export function PushSettings({ publicKey, text, devices, children }: PushSettingsProps) {
  const push = usePush(publicKey);
  return (
    <>
      <PushCard push={push} text={text} />
      <BrowserFactCards facts={push.facts} />
      {children}
      <PushDevices devices={devices} currentId={push.id} />
    </>
  );
}

/** Enabling, testing, and what prevents it. */
function PushCard({ push, text }: { push: Push; text: ReactNode }) {
  const { state, blocker, facts } = push;
  return (
    <Card padding="large" data-push-state={facts ? state : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 text-2xl">
          <BellRing aria-hidden="true" className="size-6 text-green" />
          On this device
        </h2>
        <StatusPill {...pills[state]} />
      </div>
      <p className="mt-2 max-w-[60ch] text-dim">{text}</p>
      {blocker ? <PushAlert blocker={blocker} /> : null}
      <PushButtons push={push} />
    </Card>
  );
}

function PushAlert({ blocker }: { blocker: PushBlocker }) {
  const { title, text } = pushAlerts[blocker];
  return (
    <div role="alert" className="mt-5 flex gap-3 rounded-control bg-warning-tint p-4 text-sm text-ink">
      <TriangleAlert aria-hidden="true" className="mt-px size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

function PushButtons({ push: { facts, state, blocker, busy, enable, test, end } }: { push: Push }) {
  const isImpossible = blocker === 'mobile' || blocker === 'unsupported';
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {state === 'active' ? (
        <Button variant="secondary" loading={busy === 'ending'} onClick={end}>
          Turn off here
        </Button>
      ) : (
        <Button disabled={!facts || isImpossible} loading={busy === 'enabling'} onClick={enable}>
          Enable Push Notifications
        </Button>
      )}
      <Button
        variant={state === 'active' ? 'primary' : 'secondary'}
        disabled={state !== 'active'}
        loading={busy === 'testing'}
        onClick={test}
      >
        Test Notification
      </Button>
    </div>
  );
}
