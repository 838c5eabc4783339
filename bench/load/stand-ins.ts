import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

type StandIns = { url: string; pid: number; stop: () => Promise<void> };

/** Starts the sandbox in a process of its own, so that its CPU time can be told from the product's. */
export async function startStandIns(dataDir: string): Promise<StandIns> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, SANDBOX: '1', SANDBOX_PORT: '0', SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readUrl(child.stdout);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /(http:\/\/\S+)\/sandbox/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The sandbox did not start');
}
