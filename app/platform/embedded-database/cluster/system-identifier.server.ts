import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * PG_CONTROL_FILE_SIZE of PostgreSQL's src/include/catalog/pg_control.h; the identifier is the first field of the
 * struct in it.
 */
const controlFileSize = 8192;

/**
 * What initdb named a cluster, decimal as pg_controldata shows it; null where its control file is missing or cut
 * short.
 */
export async function readSystemIdentifier(data: string): Promise<string | null> {
  const control = await readFile(path.join(data, 'global', 'pg_control')).catch(() => null);
  // Every platform that there is a package for is little-endian.
  return control?.length === controlFileSize ? String(control.readBigUInt64LE(0)) : null;
}
