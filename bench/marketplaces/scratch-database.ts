import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';

export type ScratchDatabase = { connection: pg.PoolConfig; postmaster: number };

/** Runs `work` with this process connected to an empty, migrated database, durable as the product's is. */
export async function withScratchDatabase(work: (database: ScratchDatabase) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    connectDatabase({ ...postgres.connection, max: 20 });
    await migrateToLatest(databasePool());
    await work({ connection: postgres.connection, postmaster: postgres.pid });
  } finally {
    await disconnectDatabase();
    await postgres.stop();
    await destroyEmbeddedPostgres(dataDir);
  }
}
