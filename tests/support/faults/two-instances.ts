import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { connectStripe } from '#app/platform/stripe/stripe.server.ts';
import { startSandbox } from '#sandbox/sandbox.server.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { BuiltServer, freePort, provideBuild } from './built-server.ts';
import { controlSandbox, type SandboxControl } from '../sandbox-control.ts';
import type { TestDatabase } from '../test-database.ts';

export interface TwoInstances {
  one: BuiltServer;
  other: BuiltServer;
  sandbox: SandboxControl;
}

/** What the instances get in addition: both, the first, and the other, with the commands that they run. */
interface InstanceOptions {
  environment?: NodeJS.ProcessEnv;
  one?: readonly string[];
  other?: readonly string[];
  /** The folder of the release that both begin as, if not this one. */
  release?: string;
}

/** Starts two built servers on one database, one sandbox and one DATA_DIR, for one test. */
export async function startTwoInstances(
  testDatabase: Pick<TestDatabase, 'environment'>,
  { environment = {}, release, ...commands }: InstanceOptions = {},
): Promise<TwoInstances> {
  const entry = await provideBuild();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-instances-'));
  const hookPort = await freePort();
  const sandbox = await startSandbox({
    port: 0,
    dataDir: path.join(dataDir, 'sandbox'),
    webhook: { url: `http://127.0.0.1:${hookPort}/api/webhooks/stripe`, secret: 'whsec_two_instances' },
    webhookRetryDelays: [50, 200, 1_000, 5_000],
  });
  const { secretKey, ...endpoint } = sandbox.stripe;
  connectStripe({ secretKey, webhookSecrets: [], endpoint });
  const shared = {
    DATA_DIR: dataDir,
    ...testDatabase.environment,
    SANDBOX_URL: sandbox.url,
    AUTH_SECRET: testSecret,
    ...environment,
  };
  const portsOf = async () => ({ METRICS_PORT: String(await freePort()) });
  const one = await BuiltServer.create(
    entry,
    { ...shared, ...(await portsOf()), PORT: String(hookPort) },
    commands.one,
  );
  const other = await BuiltServer.create(entry, { ...shared, ...(await portsOf()) }, commands.other);
  onTestFinished(async () => {
    await Promise.all([one.kill('server'), other.kill('server')]);
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  for (const instance of [one, other]) instance.becomeRelease(release);
  // The first creates the contents of DATA_DIR.
  await one.start();
  await other.start();
  return { one, other, sandbox: controlSandbox(sandbox.url) };
}
