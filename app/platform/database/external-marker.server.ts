import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { replaceDurably } from '#app/platform/config/durable-file.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { log } from '#app/platform/log/log.server.ts';
import { readMarker } from '../embedded-database/cluster/cluster-marker.server.ts';
import { database } from './database.server.ts';
import { EmbeddedPostgresError } from '../embedded-database/embedded-postgres-error.server.ts';

/** The file in DATA_DIR that says its accounts and bookings are in another PostgreSQL, and in which. */
const externalMarkerFile = 'external-database';

/** Describes the database of a DATABASE_URL for people, without secrets. */
export function describeDatabase(connectionString: string): string {
  // The driver accepts more than valid URLs.
  if (!URL.canParse(connectionString)) return 'the database of DATABASE_URL';
  const { pathname, host, searchParams } = new URL(connectionString);
  return `${pathname.slice(1) || 'postgres'} at ${searchParams.get('host') ?? host}`;
}

/**
 * Records in DATA_DIR that the state is in the connected database of DATABASE_URL, so that a start without it does
 * not begin with an empty one. A DATA_DIR that cannot be written does not need the record, and stops nothing.
 * @returns whether DATA_DIR also holds a database of its own, which is not used now
 */
export async function recordExternalDatabase(dataDir: string, connectionString: string): Promise<boolean> {
  const own = await readMarker(dataDir);
  if (own && own.system_identifier === (await connectedIdentifier())) return false;
  const file = path.join(dataDir, externalMarkerFile);
  const line = `${describeDatabase(connectionString)}\n`;
  try {
    if ((await readFile(file, 'utf8').catch(() => '')) !== line) {
      await mkdir(dataDir, { recursive: true });
      await replaceDurably(file, line);
    }
  } catch (error) {
    log.warn({ err: error, file }, 'it could not be noted which database is used');
  }
  return own !== null;
}

async function connectedIdentifier(): Promise<string | undefined> {
  const asked = sql<{ system_identifier: string }>`select system_identifier::text from pg_control_system()`.execute(
    database(),
  );
  // Some database hosts do not expose it; their database is not the one in DATA_DIR then.
  return (await asked.catch(() => ({ rows: [] }))).rows[0]?.system_identifier;
}

/**
 * Checks that the state of this DATA_DIR is in its own database.
 * @throws EmbeddedPostgresError if it is in another PostgreSQL, or may be because the marker cannot be read
 */
export async function assertStateIsHere(dataDir: string): Promise<void> {
  const file = path.join(dataDir, externalMarkerFile);
  const named = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new EmbeddedPostgresError(
      `${file} cannot be read: ${oneLine(error)}. Set DATABASE_URL if its database is another one, or let this account read the file.`,
    );
  });
  if (named === null) return;
  throw new EmbeddedPostgresError(
    `The state of ${dataDir} is kept in the PostgreSQL that DATABASE_URL led to (${named.trim()}), and DATABASE_URL is not set. Set it again. ` +
      `To use a database in ${dataDir} from now on, which knows nothing of that one, remove ${file}.`,
  );
}
