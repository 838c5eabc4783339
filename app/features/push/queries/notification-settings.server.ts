import type { Viewer } from '#app/platform/access/viewer.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { config } from '#app/platform/config/config.server.ts';
import { listPreferences } from '#app/features/notices/queries/list-preferences.server.ts';
import { listPushSubscriptions } from './list-push-subscriptions.server.ts';

/**
 * Returns the data of the notification pages. Relative times are formatted here, because the browser's clock is not
 * the server's.
 */
export async function notificationSettings(viewer: Viewer, now = Date.now()) {
  const [{ public_key: publicKey, items }, choices] = await Promise.all([
    listPushSubscriptions(viewer.id),
    listPreferences(viewer),
  ]);
  const devices = items.map(({ id, name, created_at, delivered_at }) => ({
    id,
    name,
    added: timeAgo(Date.parse(created_at), now),
    delivered: delivered_at === null ? null : timeAgo(Date.parse(delivered_at), now),
  }));
  return { publicKey, devices, choices, isSandbox: config().SANDBOX };
}
