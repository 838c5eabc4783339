import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('as a process of its own it keeps what it has answered at kill -9, and stops cleanly when asked', async () => {
  const first = await start();
  const session = await first.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 5000, product_data: { name: 'Wash' } } }],
    success_url: 'http://localhost:3000/done',
  });
  await fetch(`${first.url}/sandbox/api/checkout-sessions/${session.id}/pay`, { method: 'POST' });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await start();
  expect(await second.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

async function start(): Promise<{ child: ChildProcess; url: string; stripe: Stripe }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA_DIR: dataDir, SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/' },
  });
  running = child;
  const url = await firstUrl(child);
  const { hostname, port } = new URL(url);
  return { child, url, stripe: new Stripe('sk_test_main', { host: hostname, port: Number(port), protocol: 'http' }) };
}

/** The address in the banner that it prints once it listens. */
function firstUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = output.match(/(http:\/\/[\d.]+:\d+)\/sandbox/)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`The sandbox did not start: ${output}`)));
  });
}
