import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { replaceDurably } from '#app/platform/config/durable-file.server.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.server.ts';

/** In DATA_DIR: which cluster is its database, and where it is. */
export const markerFile = 'postgres-cluster.json';
/** Next to the cluster: whose database it is. */
const counterpartFile = 'data-dir.json';

const markerSchema = z.object({
  /** PostgreSQL's own identifier of the cluster, decimal. */
  system_identifier: z.string().check(z.regex(/^\d{1,20}$/)),
  /** The folder around the cluster: relative to DATA_DIR, or an absolute path. */
  folder: z.string().check(z.minLength(1)),
  /** A restore has started to fill DATA_DIR and is not finished. */
  restoring: z.optional(z.literal(true)),
});
export type ClusterMarker = z.infer<typeof markerSchema>;

const counterpartSchema = z.object({ system_identifier: z.string(), data_dir: z.string() });

/**
 * Reads which cluster a DATA_DIR names.
 * @throws EmbeddedPostgresError if the file exists and cannot be understood
 */
export function readMarker(dataDir: string): Promise<ClusterMarker | null> {
  return readAs(markerSchema, path.join(dataDir, markerFile));
}

/** Reads whose cluster a folder holds; null if that was never recorded. */
export function readCounterpart(root: string): Promise<z.infer<typeof counterpartSchema> | null> {
  return readAs(counterpartSchema, path.join(root, counterpartFile));
}

/** Names a cluster in DATA_DIR. One inside DATA_DIR is named by its relative path, so that DATA_DIR can be moved. */
export async function writeMarker(
  dataDir: string,
  root: string,
  { restoring, ...identity }: Omit<ClusterMarker, 'folder'>,
): Promise<void> {
  const below = path.relative(dataDir, root);
  const folder = below.startsWith('..') ? root : below;
  await write(path.join(dataDir, markerFile), { ...identity, folder, ...(restoring ? { restoring } : {}) });
}

export async function writeCounterpart(dataDir: string, root: string, systemIdentifier: string): Promise<void> {
  await write(path.join(root, counterpartFile), { system_identifier: systemIdentifier, data_dir: dataDir });
}

function write(file: string, content: object): Promise<void> {
  return replaceDurably(file, `${JSON.stringify(content, null, 2)}\n`);
}

async function readAs<Schema extends z.ZodMiniType>(schema: Schema, file: string): Promise<z.infer<Schema> | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw new EmbeddedPostgresError(`${file} cannot be read: ${error.message}. Let this account read it.`);
  });
  if (text === null) return null;
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new EmbeddedPostgresError(
    `${file}, which names the database of this DATA_DIR, is damaged. Put it back from a backup, or restore a backup into another folder.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
