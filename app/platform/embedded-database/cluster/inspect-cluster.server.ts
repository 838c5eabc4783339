import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#app/platform/config/durable-file.server.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.server.ts';
import { type ClusterFolder, clusterIsGone, legacyLocationFile } from './cluster-folder.server.ts';
import {
  type ClusterMarker,
  markerFile,
  readCounterpart,
  readMarker,
  writeCounterpart,
  writeMarker,
} from './cluster-marker.server.ts';
import { readSystemIdentifier } from './system-identifier.server.ts';

interface ClusterInspection {
  dataDir: string;
  cluster: ClusterFolder;
  /** The major version of the PostgreSQL that will run on it: "18". */
  majorVersion: string;
}

/**
 * Checks that the cluster of a DATA_DIR exists and is its own; the caller holds the lock. A database is never taken
 * over silently: DATA_DIR and cluster name each other (docs/decisions/033-data-dir-is-the-whole-state.md). A cluster
 * from before that is adopted once.
 * @returns false if there is none yet, and none is named
 * @throws EmbeddedPostgresError if one exists without the other, with the way to fix it
 */
export async function inspectCluster(judged: ClusterInspection): Promise<boolean> {
  const { dataDir, cluster } = judged;
  const marker = await readMarker(dataDir);
  if (marker?.restoring)
    throw new EmbeddedPostgresError(`A restore into ${dataDir} was not finished. Run npm run restore -- FOLDER again.`);
  if (marker) await finishCreating(cluster, marker);
  if (!existsSync(cluster.data)) {
    if (marker || existsSync(path.join(dataDir, legacyLocationFile))) {
      throw new EmbeddedPostgresError(
        clusterIsGone(dataDir, { root: cluster.data, file: marker ? markerFile : legacyLocationFile }),
      );
    }
    return false;
  }
  const identifier = await assertWhole(judged);
  await (marker ? assertSame(judged, marker, identifier) : assertMayBeAdopted(judged));
  await nameEachOther(dataDir, cluster, identifier);
  return true;
}

/** Finishes a first start that was killed between naming the new cluster and moving it into place. */
async function finishCreating({ root, data }: ClusterFolder, marker: ClusterMarker): Promise<void> {
  if (existsSync(data)) return;
  for (const unfinished of await listUnfinished(root)) {
    if ((await readSystemIdentifier(unfinished)) !== marker.system_identifier) continue;
    await rename(unfinished, data);
    return syncFolder(root);
  }
}

/** Clusters are created next to the final folder, so that a crash does not leave half of one there. */
export const unfinishedPrefix = 'unfinished-';

export async function listUnfinished(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => name.startsWith(unfinishedPrefix)).map((name) => path.join(root, name));
}

async function assertWhole({ cluster: { data }, majorVersion }: ClusterInspection): Promise<string> {
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '');
  const identifier = await readSystemIdentifier(data);
  if (version.trim() === '' || identifier === null) {
    const missing = version.trim() === '' ? 'PG_VERSION' : 'global/pg_control';
    throw new EmbeddedPostgresError(
      `The database in ${data} is damaged: ${missing} is missing or cut short. Restore a backup into an empty DATA_DIR (npm run restore -- FOLDER).`,
    );
  }
  if (version.trim() === majorVersion) return identifier;
  throw new EmbeddedPostgresError(
    `The database in ${data} was made by PostgreSQL ${version.trim()}, and Doorstep brings ${majorVersion}. Start the version of Doorstep that made it.`,
  );
}

async function assertSame(
  { dataDir, cluster }: ClusterInspection,
  marker: ClusterMarker,
  identifier: string,
): Promise<void> {
  if (identifier !== marker.system_identifier) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster.data} is not the one of ${dataDir}: its identifier is ${identifier}, and ${markerFile} names ${marker.system_identifier}. ` +
        'Put the right one back, or restore a backup into an empty DATA_DIR.',
    );
  }
  const other = (await readCounterpart(cluster.root))?.data_dir;
  if (other === undefined || other === dataDir || !(await names(other, cluster.root))) return;
  throw new EmbeddedPostgresError(
    `${dataDir} is a copy of ${other}, whose database in ${cluster.root} was not copied. Use ${other}, or make the copy with npm run backup and npm run restore.`,
  );
}

/** Whether a DATA_DIR still exists and names a cluster: it was copied then, not moved. */
async function names(dataDir: string, root: string): Promise<boolean> {
  const place = await realpath(dataDir).catch(() => null);
  const marker = place === null ? null : await readMarker(place);
  return place !== null && marker !== null && path.resolve(place, marker.folder) === root;
}

/**
 * Allows only a cluster from before there were markers, in the place that DATA_DIR itself determines: inside it, or
 * named by its legacy file.
 */
async function assertMayBeAdopted({ dataDir, cluster }: ClusterInspection): Promise<void> {
  const isInside = !path.relative(dataDir, cluster.root).startsWith('..');
  const isNamed = existsSync(path.join(dataDir, legacyLocationFile));
  if ((isInside || isNamed) && (await readCounterpart(cluster.root)) === null) return;
  throw new EmbeddedPostgresError(
    `There is a database in ${cluster.root}, but nothing in ${dataDir} says that it belongs to it (${markerFile} is missing). ` +
      `Put DATA_DIR back as it was, or set DATA_DIR to another folder. To start over with nothing, remove ${cluster.root}.`,
  );
}

/**
 * Records in DATA_DIR and in the cluster that they belong together. The counterpart is written last: a cluster that
 * has one was certainly named by a DATA_DIR.
 */
export async function nameEachOther(dataDir: string, { root }: ClusterFolder, systemIdentifier: string): Promise<void> {
  const [marker, counterpart] = [await readMarker(dataDir), await readCounterpart(root)];
  if (marker?.system_identifier !== systemIdentifier || marker.restoring)
    await writeMarker(dataDir, root, { system_identifier: systemIdentifier });
  if (counterpart?.data_dir !== dataDir || counterpart.system_identifier !== systemIdentifier)
    await writeCounterpart(dataDir, root, systemIdentifier);
}
