import { expect, onTestFinished, vi } from 'vitest';
import { runNginx } from './nginx-process.ts';

/** Runs nginx before two instances until the test ends. */
export async function startNginx(proxied: { port: number; instances: [string, string] }): Promise<void> {
  const { stop } = await runNginx(proxied);
  onTestFinished(stop);
}

/** Waits until nginx sends requests to this instance (host:port), which it leaves alone for a while after a failure. */
export async function untilServedBy(instance: string, url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { headers } = await fetch(`${url}/healthz`);
      // After another attempt the header lists both, and the last one has answered.
      expect(headers.get('x-served-by')?.endsWith(instance)).toBe(true);
    },
    { timeout: 20_000, interval: 50 },
  );
}
