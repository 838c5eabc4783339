/**
 * Builds the Dockerfile from a clean clone and runs the image (`npm run image`; docs/decisions/076-the-image.md).
 * `--base=NAME` takes an image of Node as the base instead of making one from Debian's packages, `--keep` leaves the
 * image behind. It takes podman.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDebianBase } from './image/debian-base.ts';
import { buildImage, podman } from './image/podman.ts';
import { proveImage } from './image/prove-image.ts';
import { runProgram } from './test/run-program.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, keep: { type: 'boolean' } } });
const image = 'doorstep-proof';
const ownBase = 'doorstep-base';

const tell = (line: string) => console.log(` ok    ${line}`);

try {
  if (!values.base) await makeDebianBase(ownBase);
  await buildFromClone(values.base ?? ownBase);
  await proveImage(image, tell);
} finally {
  if (!values.keep) await podman('image', 'rm', '--force', '--ignore', image, ...(values.base ? [] : [ownBase]));
}

async function buildFromClone(base: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-clone-'));
  try {
    const { exitCode, output } = await runProgram('git', ['clone', '--depth=1', `file://${path.resolve('.')}`, folder]);
    if (exitCode !== 0) throw new Error(output);
    await buildImage(image, folder, base);
    tell('the Dockerfile builds from a clean clone');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
