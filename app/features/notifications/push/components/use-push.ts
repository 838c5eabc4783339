import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast } from '#app/ui/toast.ts';
import { browserTools, currentSubscription, readBrowser, unsubscribe, type BrowserFacts } from '../browser-push.ts';
import { enablePush, type EnabledPush } from '../enable-push.ts';
import type { PushBlocker } from '../push-alerts.ts';
import type { PushState } from '../push-support.ts';
import { storeSubscription } from '../store-subscription.ts';

type Standing = { state: 'none' } | EnabledPush;
type Step = 'enabling' | 'testing' | 'ending';

export interface Push {
  /** Undefined until the page is alive: only the browser knows. */
  facts: BrowserFacts | undefined;
  state: PushState;
  /** What stands in the way, to be told. */
  blocker: PushBlocker | undefined;
  /** Of this browser's subscription, while it is active. */
  id: string | undefined;
  busy: Step | undefined;
  enable: () => Promise<void>;
  test: () => Promise<void>;
  end: () => Promise<void>;
}

/** Notifications in this browser: how they stand, and what can be done about it. */
export function usePush(publicKey: string): Push {
  const [facts, setFacts] = useState<BrowserFacts>();
  const [standing, setStanding] = useState<Standing>({ state: 'none' });
  const [busy, setBusy] = useState<Step>();
  const { revalidate } = useRevalidator();
  const id = standing.state === 'active' ? standing.id : undefined;

  const look = useEffectEvent(async () => {
    const found = readBrowser();
    setFacts(found);
    if (found.blocker || found.permission !== 'granted') return;
    const subscription = await currentSubscription(publicKey).catch(() => undefined);
    // Told again: the server forgets a browser whose session has ended.
    if (subscription) setStanding({ state: 'active', id: await storeSubscription(subscription.toJSON()) });
    if (subscription) await revalidate();
  });
  useEffect(() => void look().catch(() => setStanding({ state: 'error', blocker: 'network' })), []);

  /**
   * Reads the page's data again only when something has changed: without a connection that would take the page away.
   */
  const during = async (step: Step, work: () => Promise<boolean>) => {
    if (busy) return;
    setBusy(step);
    if (await work()) await revalidate();
    setBusy(undefined);
  };
  const enable = async () => {
    const result = await enablePush(publicKey, browserTools);
    setStanding(result);
    setFacts(readBrowser());
    const isOn = result.state === 'active';
    if (isOn)
      toast({
        title: 'Notifications are on',
        description: 'This browser tells you, also while Doorstep is closed.',
        tone: 'success',
      });
    return isOn;
  };
  const test = async () => {
    const outcome = id === undefined ? 'gone' : await sendTest(id);
    if (outcome === 'gone') setStanding({ state: 'none' });
    return outcome !== 'failed';
  };
  const end = async () => {
    if (id !== undefined && !(await removeDevice(id))) return false;
    await unsubscribe().catch(() => undefined);
    setStanding({ state: 'none' });
    return true;
  };
  return {
    facts,
    state: standing.state,
    blocker: standing.state === 'error' ? standing.blocker : facts?.blocker,
    id,
    busy,
    enable: () => during('enabling', enable),
    test: () => during('testing', test),
    end: () => during('ending', end),
  };
}

/** Sends a test notification to a browser of one's own, and says how that went. */
export async function sendTest(id: string): Promise<'sent' | 'failed' | 'gone'> {
  try {
    await api.post('/push-subscriptions/:id/test', { param: { id } });
    toast({
      title: 'Test Notification sent',
      description: 'It appears in a moment. If it does not, look at the notification settings of your computer.',
      tone: 'success',
    });
    return 'sent';
  } catch (error) {
    toast({
      title: 'Test Notification not sent',
      description: error instanceof Error ? error.message : '',
      tone: 'error',
    });
    return error instanceof ApiFailure && (error.status === 410 || error.status === 404) ? 'gone' : 'failed';
  }
}

/** Has the server send nothing more to a browser. @returns whether it gets nothing by now, which it says */
export async function removeDevice(id: string): Promise<boolean> {
  try {
    await api.delete('/push-subscriptions/:id', { param: { id } });
  } catch (error) {
    const isUnknown = error instanceof ApiFailure && error.status === 404;
    if (!isUnknown)
      toast({ title: 'Not turned off', description: error instanceof Error ? error.message : '', tone: 'error' });
    return isUnknown;
  }
  toast({ title: 'Notifications are off there', tone: 'success' });
  return true;
}
