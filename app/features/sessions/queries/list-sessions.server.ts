import type * as z from 'zod/mini';
import { deviceKind, deviceName } from '#app/lib/network/device-name.ts';
import { maskIp } from '#app/lib/network/mask-ip.ts';
import { database } from '#app/platform/database/database.server.ts';
import { sessionsStore } from '../sessions-store.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import type { sessionItemAnswer } from '../answers/session.server.ts';

/** One of the user's own sessions, without its token. Instants are ISO 8601. */
export type SessionItem = z.infer<typeof sessionItemAnswer>;

/** Lists where a user is signed in: this device first, then by when each was last seen. */
export async function listSessions(viewer: SessionViewer): Promise<SessionItem[]> {
  const rows = await sessionsStore.findLiveOfUser(database(), viewer.id);
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    kind: deviceKind(row.user_agent),
    network: maskIp(row.ip_address) ?? null,
    last_seen_at: row.last_seen_at.toISOString(),
    signed_in_at: row.created_at.toISOString(),
    is_current: row.id === viewer.sessionId,
  }));
  return sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current));
}
