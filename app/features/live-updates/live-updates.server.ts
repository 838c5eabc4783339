import type { Server } from 'node:http';
import { findAdminsAmong } from '#app/features/profiles/queries/admins.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { findParties } from '#app/features/bookings/queries/get-booking.server.ts';
import { findThreadPeople } from '#app/features/messages/queries/find-thread-people.server.ts';
import { findOwnerOf } from '#app/features/professionals/queries/owns-professional.server.ts';
import { listenTo } from '#app/platform/database/listen.server.ts';
import type { DatabaseConfig } from '#app/platform/database/watch/watched-pool.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type Listeners, listenersOf } from '#app/platform/realtime/listeners.server.ts';
import type { LiveMessage } from '#app/platform/realtime/live-message.ts';
import { liveChannel } from './commands/announce-change.server.ts';

interface Change {
  topic: string;
  id: string;
}

/**
 * Starts live updates for the listeners of one server: the parties of a booking, and administrators, hear that it
 * changed and read it again; a professional hears of what is their own, and the people of a thread that something was
 * written or read in it.
 * @returns a function that ends them
 */
export async function startLiveUpdates(
  server: Server,
  { baseUrl, poolConfig }: { baseUrl: string; poolConfig: DatabaseConfig },
): Promise<() => Promise<void>> {
  const listeners = listenersOf(server, { baseUrl, identify: async (headers) => (await findViewer(headers))?.id });
  const gathered = gatherChanges((changes) => {
    notifyOf(listeners, changes).catch((error: unknown) => log.error({ err: error }, 'changes could not be told'));
  });
  const stopListening = await listenTo(poolConfig, liveChannel, gathered);
  return async () => {
    listeners.close();
    await stopListening();
  };
}

/** Collects the changes that arrive together, so that who is concerned is read once. */
function gatherChanges(tell: (changes: readonly Change[]) => void): (change: string) => void {
  let changes: Change[] = [];
  return (change) => {
    if (changes.length === 0)
      setImmediate(() => {
        const together = changes;
        changes = [];
        tell(together);
      });
    const [topic = '', id = ''] = change.split(' ');
    changes.push({ topic, id });
  };
}

async function notifyOf(listeners: Listeners, changes: readonly Change[]): Promise<void> {
  const listening = listeners.userIds();
  if (listening.size === 0) return;
  const known = changes.filter(({ id }) => id !== '');
  if (known.length > 0) await listeners.tell(await messagesByUser(known, listening));
  // After an interruption of the database's notifications there is no id: everybody reads again.
  if (known.length < changes.length) {
    const everything: LiveMessage = { type: 'changed', topic: 'all', id: null };
    await listeners.tell(new Map([...listening].map((userId) => [userId, [everything]])));
  }
}

async function messagesByUser(
  changes: readonly Change[],
  listening: ReadonlySet<string>,
): Promise<Map<string, LiveMessage[]>> {
  const [ofBookings, ofThreads] = await Promise.all([
    peopleOfBookings(idsOf(changes, 'bookings'), listening),
    findThreadPeople(idsOf(changes, 'messages')),
  ]);
  const messages = new Map<string, LiveMessage[]>();
  for (const { topic, id } of changes) {
    const owner = topic === 'professional' ? await findOwnerOf(id) : undefined;
    const concerned = [owner, ...(ofBookings.get(id) ?? []), ...(ofThreads.get(id) ?? [])];
    for (const userId of new Set(concerned))
      if (userId !== undefined) messages.set(userId, [...(messages.get(userId) ?? []), { type: 'changed', topic, id }]);
  }
  return messages;
}

function idsOf(changes: readonly Change[], wanted: string): string[] {
  return changes.filter(({ topic }) => topic === wanted).map(({ id }) => id);
}

/** Their parties, and the administrators who listen. */
async function peopleOfBookings(
  ids: readonly string[],
  listening: ReadonlySet<string>,
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const [parties, admins] = await Promise.all([findParties(ids), findAdminsAmong(listening)]);
  return new Map(ids.map((id) => [id, [...(parties.get(id) ?? []), ...admins]]));
}
