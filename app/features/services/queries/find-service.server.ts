import type { Connection } from '#app/platform/database/database.server.ts';
import { servicesStore } from '../services-store.server.ts';

/** One service, for rooms below; undefined when there is none. */
export function findService(db: Connection, id: string) {
  return servicesStore.findById(db, id);
}

export type ServiceRecord = NonNullable<Awaited<ReturnType<typeof findService>>>;
