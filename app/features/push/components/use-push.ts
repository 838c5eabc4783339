import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { browserTools, currentSubscription, readBrowser, unsubscribe, type BrowserFacts } from '../browser-push.ts';
import { enablePush, type EnabledPush } from '../enable-push.ts';
import type { PushBlocker } from '../push-alerts.ts';
import type { PushState } from '../push-support.ts';
import { renewSubscription } from '../store-subscription.ts';

type Standing = { state: 'none' } | EnabledPush;
type Step = 'enabling' | 'testing' | 'ending';

export interface Push {
  /** Undefined until hydration: only the browser knows. */
  facts: BrowserFacts | undefined;
  state: PushState;
  /** What prevents notifications, to be shown. */
  blocker: PushBlocker | undefined;
  /** The id of this browser's subscription while it is active. */
  id: string | undefined;
  busy: Step | undefined;
  enable: () => Promise<void>;
  test: () => Promise<void>;
  end: () => Promise<void>;
}

/** The state of notifications in this browser, and the actions on them. */
export function usePush(publicKey: string): Push {
  const [facts, setFacts] = useState<BrowserFacts>();
  const [standing, setStanding] = useState<Standing>({ state: 'none' });
  const { revalidate } = useRevalidator();
  const id = standing.state === 'active' ? standing.id : undefined;

  const look = useEffectEvent(async () => {
    const found = readBrowser();
    setFacts(found);
    if (found.blocker || found.permission !== 'granted') return;
    const subscription = await currentSubscription(publicKey).catch(() => undefined);
    if (!subscription) return;
    const renewed = await renewSubscription(subscription);
    setStanding(renewed === undefined ? { state: 'none' } : { state: 'active', id: renewed });
    await revalidate();
  });
  useEffect(() => void look().catch(() => setStanding({ state: 'error', blocker: 'network' })), []);

  /** Reloads the page's data only if something changed: without a connection a reload would lose the page. */
  const { pending, run } = useAction<{ step: Step; work: () => Promise<boolean> }>(async ({ work }) => {
    if (await work()) await revalidate();
  });
  const during = async (step: Step, work: () => Promise<boolean>) => void (await run({ step, work }));
  const enable = async () => {
    const result = await enablePush(publicKey, browserTools);
    setStanding(result);
    setFacts(readBrowser());
    const isOn = result.state === 'active';
    if (isOn)
      toast({
        title: 'Notifications are on',
        description: 'You’ll get them in this browser, even when Doorstep is closed.',
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
    busy: pending?.step,
    enable: () => during('enabling', enable),
    test: () => during('testing', test),
    end: () => during('ending', end),
  };
}

/** Sends a test notification to one of the person's browsers and shows the result in a toast. */
export async function sendTest(id: string): Promise<'sent' | 'failed' | 'gone'> {
  try {
    await api.post('/push-subscriptions/:id/test', { param: { id } });
    toast({
      title: 'Test Notification sent',
      description: 'It should appear in a moment. If it doesn’t, check your computer’s notification settings.',
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

/**
 * Ends notifications to a browser and shows the result in a toast.
 * @returns whether the browser gets none any more
 */
export async function removeDevice(id: string): Promise<boolean> {
  try {
    await api.delete('/push-subscriptions/:id', { param: { id } });
  } catch (error) {
    const isUnknown = error instanceof ApiFailure && error.status === 404;
    if (!isUnknown)
      toast({
        title: 'We couldn’t turn this off',
        description: error instanceof Error ? error.message : '',
        tone: 'error',
      });
    return isUnknown;
  }
  toast({ title: 'Notifications are off there', tone: 'success' });
  return true;
}
