import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * PG_CONTROL_FILE_SIZE of PostgreSQL's src/include/catalog/pg_control.h; the identifier is the first field of its
 * struct.
 */
const controlFileSize = 8192;

/**
 * Reads the identifier that initdb gave a cluster, decimal as pg_controldata shows it; null if its control file is
 * missing or truncated.
 */
export async function readSystemIdentifier(data: string): Promise<string | null> {
  const control = await readFile(path.join(data, 'global', 'pg_control')).catch(() => null);
  // Every platform with a package is little-endian.
  return control?.length === controlFileSize ? String(control.readBigUInt64LE(0)) : null;
}
