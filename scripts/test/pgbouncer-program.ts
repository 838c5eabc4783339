import { existsSync } from 'node:fs';
import path from 'node:path';

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The program, which no npm package provides: PGBOUNCER, or where it usually is. */
export const pgBouncerProgram =
  process.env['PGBOUNCER'] ?? folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file));
