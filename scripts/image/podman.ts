import { existsSync } from 'node:fs';
import { runProgram } from '../test/run-program.ts';

/**
 * crun refuses machines that use both versions of cgroups, runc does not. Without systemd nothing repeats health
 * checks, which podman would say each time; they are run by hand here.
 */
const flags = ['--log-level=fatal', ...(existsSync('/sys/fs/cgroup/unified') ? ['--runtime=runc'] : [])];

/** Where root may not raise limits, podman fails to ask for its own. */
const limits = ['--ulimit=nofile=8192:8192', '--ulimit=nproc=8192:8192'];

/**
 * Runs podman to its end and returns what it printed.
 * @throws Error if it fails
 */
export async function podman(...parameters: string[]): Promise<string> {
  const { exitCode, stdout, output } = await runProgram('podman', [...flags, ...parameters]);
  if (exitCode !== 0) throw new Error(`podman ${parameters.join(' ')} ended with ${exitCode}:\n${output}`);
  return stdout;
}

/**
 * Builds a Dockerfile. Health checks are part of Docker's format only, and layers of the build would stay behind.
 * @throws Error if it fails
 */
export async function buildImage(name: string, folder: string, base: string): Promise<void> {
  const format = ['--format=docker', '--layers=false', '--network=host'];
  await podman('build', ...format, ...limits, `--build-arg=BASE=${base}`, `--tag=${name}`, folder);
}

/** The words with which podman runs a container as production should: its file system cannot be written. */
export function runWords(name: string, environment: Record<string, string>): string[] {
  const variables = Object.entries(environment).map(([key, value]) => `--env=${key}=${value}`);
  const rules = [
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    '--network=host',
  ];
  return [...flags, 'run', '--rm', `--name=${name}`, `--volume=${name}:/data`, ...rules, ...limits, ...variables];
}
