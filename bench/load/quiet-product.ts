import { cpuOfDatabase, cpuOfProcess } from './cpu-time.ts';
import type { Product } from './product.ts';

/** The jobs that run each minute have then run once: in a new marketplace they read all that was paid in it. */
const millisecondsOfSchedules = 65_000;
const limitMilliseconds = 180_000;
const quietSeconds = 5;
/** An idle product uses 5 to 15. */
const quietCpuMilliseconds = 50;

/**
 * Waits until a started product has done what a new marketplace gives it to do: its CPU time would be counted as that of
 * the requests.
 * @throws Error if it goes on for three minutes
 */
export async function untilQuiet(product: Pick<Product, 'pid' | 'postmaster'>): Promise<void> {
  const begun = performance.now();
  for (let quiet = 0; quiet < quietSeconds;) {
    const elapsed = performance.now() - begun;
    if (elapsed > limitMilliseconds) throw new Error('The product does not become quiet');
    const used = await cpuOfOneSecond(product);
    quiet = elapsed > millisecondsOfSchedules && used <= quietCpuMilliseconds ? quiet + 1 : 0;
  }
}

async function cpuOfOneSecond({ pid, postmaster }: Pick<Product, 'pid' | 'postmaster'>): Promise<number> {
  const before = (await cpuOfProcess(pid)) + (await cpuOfDatabase(postmaster));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await cpuOfProcess(pid)) + (await cpuOfDatabase(postmaster)) - before;
}
