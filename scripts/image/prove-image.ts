import { podman } from './podman.ts';
import { type Ended, RunningImage } from './running-image.ts';
import { proveServing } from './prove-serving.ts';
import { type BackingServices, startBackingServices } from './backing-services.ts';

/** Of the image as a whole, its base included. */
const bytesMaximum = 350 * 1_000_000;

/**
 * Runs every command of an image as production would: as its own user, with nothing to write to but /data. Calls
 * `tell` with a line for each thing that it has shown.
 * @throws Error at the first that is not so
 */
export async function proveImage(name: string, tell: (line: string) => void): Promise<void> {
  tell(await proveFacts(name));
  const services = await startBackingServices();
  try {
    for (const line of await proveCommands(name, services)) tell(line);
    for (const words of [['serve'], ['serve', '--without-jobs'], ['work']])
      tell(await proveRunning(name, services, words));
  } finally {
    await services.stop();
    await podman('volume', 'rm', '--force', name);
  }
}

async function proveFacts(name: string): Promise<string> {
  const [size, user] = (await podman('image', 'inspect', '--format={{.Size}} {{.Config.User}}', name))
    .trim()
    .split(' ');
  assert(user === '10001:10001', `The image runs as ${user}`);
  assert(Number(size) <= bytesMaximum, `The image has ${size} bytes, more than ${bytesMaximum}`);
  return `the image has ${Math.round(Number(size) / 1_000_000)} MB with its base and runs as ${user}`;
}

async function proveCommands(name: string, { environment }: BackingServices): Promise<string[]> {
  const run = (...words: string[]) => new RunningImage(name, environment, words).ended;
  const migrated = assertSays(await run('migrate'), /Applied 0001/);
  const created = assertSays(await run('admin', 'create', 'owner@doorstep.example'), /can sign in with this password/);
  const checked = assertSays(await run('check'), /^ok +Database/m);
  return [
    `migrate applied ${migrated.split('Applied').length - 1} migrations`,
    `admin create: ${created.trim().replace(/: \S+$/, ': …')}`,
    `check:\n${checked.trim()}`,
  ];
}

async function proveRunning(name: string, services: BackingServices, words: string[]): Promise<string> {
  const image = new RunningImage(name, services.environment, words);
  try {
    await image.becomesReady(`http://127.0.0.1:${services.metricsPort}/readyz`);
    assert(await image.isHealthy(), 'The health check fails');
    if (words[0] === 'serve') await proveServing(image, services);
    assertSays(await image.terminate(), /SIGTERM: finishing/);
    return `${words.join(' ')} is ready and healthy, and ends with 0 after SIGTERM`;
  } finally {
    await image.remove();
  }
}

function assertSays({ exitCode, output }: Ended, expected: RegExp): string {
  assert(exitCode === 0 && expected.test(output), `It ended with ${exitCode}:\n${output}`);
  return output;
}

function assert(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}
