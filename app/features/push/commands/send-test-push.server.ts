import type { Viewer } from '#app/platform/access/viewer.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { testPush } from '../delivery/booking-push.ts';
import { pushErrors } from '../push.errors.ts';
import { pushStore } from '../push-store.server.ts';
import { deliver } from './send-push.server.ts';

/**
 * Sends a message to one of the viewer's browsers at once, end to end.
 * @throws AppError subscription_not_found, subscription_gone or push_failed
 */
export async function sendTestPush(viewer: Viewer, subscriptionId: string): Promise<void> {
  const subscription = await pushStore.findLive(database(), subscriptionId);
  if (subscription?.user_id !== viewer.id) throw new AppError(pushErrors.subscription_not_found);
  const result = await deliver(subscription, testPush(viewer.profile?.type === 'professional')).catch(
    (cause: unknown) => {
      throw new AppError(pushErrors.push_failed, { cause });
    },
  );
  if (result.outcome === 'gone') throw new AppError(pushErrors.subscription_gone);
  if (result.outcome === 'refused') throw new AppError(pushErrors.push_failed);
}
