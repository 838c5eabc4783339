import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { residentMegabytes } from './load/cpu-time.ts';
import { startProduct } from './load/product.ts';
import { median, report } from './load/report.ts';

// A first start, which creates the database and the demo marketplace, and later starts on the same data; the memory
// of the server process after its first page, without the database.

const laterStarts = 3;
const settleMilliseconds = 2_000;

const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-start-'));
try {
  const first = await startProduct(dataDir);
  await first.stop();
  const starts: number[] = [];
  const memory: number[] = [];
  for (let count = 0; count < laterStarts; count += 1) {
    const product = await startProduct(dataDir);
    starts.push(product.startMilliseconds);
    await new Promise((resolve) => setTimeout(resolve, settleMilliseconds));
    memory.push(await residentMegabytes(product.pid));
    await product.stop();
  }
  report('start', [
    { what: 'first start with the demo, built, to the first page', figure: first.startMilliseconds / 1000, unit: 's' },
    { what: 'a later start to the first page', figure: median(starts) / 1000, unit: 's', atMost: 5 },
    { what: 'memory of the server after a later start', figure: median(memory), unit: 'MB', atMost: 200 },
  ]);
} finally {
  await destroyEmbeddedPostgres(dataDir);
}
