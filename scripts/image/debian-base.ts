import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from '../test/run-program.ts';
import { podman } from './podman.ts';

const certificates = 'etc/ssl/certs/ca-certificates.crt';

/**
 * Makes a base like node:24-bookworm-slim from Debian's packages and this Node, where no image registry can be
 * reached. It takes root and debootstrap.
 */
export async function makeDebianBase(name: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-base-'));
  const root = path.join(folder, 'root');
  const archive = path.join(folder, 'base.tar');
  try {
    await run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root);
    await removeWhatSlimLacks(root);
    await addNode(root);
    await run('tar', '--create', `--file=${archive}`, `--directory=${root}`, '.');
    await podman('import', archive, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeWhatSlimLacks(root: string): Promise<void> {
  for (const left of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'])
    await rm(path.join(root, left), { recursive: true, force: true });
}

/** Adds this Node, an npm, and the certificates that this machine trusts: a registry may be behind a proxy. */
async function addNode(root: string): Promise<void> {
  const local = path.join(root, 'usr/local');
  await cp(await realpath(process.execPath), path.join(local, 'bin/node'));
  await run('npm', 'install', '--global', `--prefix=${local}`, '--no-audit', '--no-fund', 'npm@11');
  await cp(path.join('/', certificates), path.join(root, certificates));
  await mkdir(path.join(local, 'etc'), { recursive: true });
  await writeFile(path.join(local, 'etc/npmrc'), `cafile=/${certificates}\n`);
}

async function run(program: string, ...parameters: string[]): Promise<void> {
  const { exitCode, output } = await runProgram(program, parameters);
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}:\n${output}`);
}
