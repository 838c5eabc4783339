import type { Server } from 'node:http';
import type pg from 'pg';
import { findAdminsAmong } from '#app/features/profiles/queries/admins.server.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { findParties } from '#app/features/bookings/queries/get-booking.server.ts';
import { findOwnerOf } from '#app/features/professionals/queries/owns-professional.server.ts';
import { listenTo } from '#app/platform/database/listen.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { type Listeners, listenersOf } from '#app/platform/realtime/listeners.server.ts';
import { liveChannel } from './commands/announce-change.server.ts';

/**
 * Starts live updates for the listeners of one server: the parties of a booking, and administrators, hear that it
 * changed and read it again; a professional hears of what is their own.
 * @returns a function that ends them
 */
export async function startLiveUpdates(
  server: Server,
  { baseUrl, poolConfig }: { baseUrl: string; poolConfig: pg.PoolConfig },
): Promise<() => Promise<void>> {
  const listeners = listenersOf(server, { baseUrl, identify: async (headers) => (await findViewer(headers))?.id });
  const stopListening = await listenTo(poolConfig, liveChannel, (change) => {
    notifyOf(listeners, change).catch((error: unknown) => log.error({ err: error }, 'a change could not be told'));
  });
  return async () => {
    listeners.close();
    await stopListening();
  };
}

/** After an interruption of the database's notifications there is no id: everybody reads again. */
async function notifyOf(listeners: Listeners, change: string): Promise<void> {
  const listening = listeners.userIds();
  if (listening.size === 0) return;
  const [topic = '', id = ''] = change.split(' ');
  if (id === '') return listeners.tell(listening, { type: 'changed', topic: 'all', id: null });
  const concerned =
    topic === 'professional'
      ? [await findOwnerOf(id)]
      : await Promise.all([findParties(id), findAdminsAmong(listening)]);
  await listeners.tell(new Set(concerned.flat().filter((userId) => userId !== undefined)), {
    type: 'changed',
    topic,
    id,
  });
}
