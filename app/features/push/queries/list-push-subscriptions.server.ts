import type * as z from 'zod/mini';
import { deviceName } from '#app/lib/network/device-name.ts';
import { database } from '#app/platform/database/database.server.ts';
import { pushPublicKey } from '#app/platform/push/push.server.ts';
import { pushStore } from '../push-store.server.ts';
import type { pushDeviceAnswer } from '../answers/push.server.ts';

/** A browser that gets notifications, as shown to its owner: neither endpoint nor keys. */
export type PushDevice = z.infer<typeof pushDeviceAnswer>;

/** Lists a person's browsers that get notifications, with the public key that another one subscribes with. */
export async function listPushSubscriptions(userId: string): Promise<{ public_key: string; items: PushDevice[] }> {
  const rows = await pushStore.findLiveOfUser(database(), userId);
  const items = rows.map(({ id, user_agent, created_at, delivered_at }) => ({
    id,
    name: deviceName(user_agent),
    created_at: created_at.toISOString(),
    delivered_at: delivered_at?.toISOString() ?? null,
  }));
  return { public_key: pushPublicKey() ?? '', items };
}
