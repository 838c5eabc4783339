import { residentMegabytes } from './load/cpu-time.ts';
import { benchDataDir, startProduct } from './load/product.ts';
import { report } from './load/report.ts';
import { soakVisitors } from './load/soak-visitors.ts';

// The server's memory during an hour of mixed use (`-- --minutes=10` for less): pages rendered and cached, search,
// slots, dashboards, exports, uploads and images. Prints one line a minute, then the targets: the growth, not only
// the peak.

const minutes = Number(process.argv.find((word) => word.startsWith('--minutes='))?.split('=')[1] ?? 60);
/** Between two requests of one visitor, in ms: about 30 requests a second in total. */
const pauseMilliseconds = 250;
/** In MB per minute over the second half: flat, allowing for garbage not collected yet. */
const slopeLimit = 0.5;

const product = await startProduct(await benchDataDir());
try {
  const visitors = await soakVisitors(product.url, product.sandboxUrl);
  const end = performance.now() + minutes * 60_000;
  let answered = 0;
  const walking = Promise.all(
    visitors.map(async (step) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        await step(turn);
        answered += 1;
        await pause(pauseMilliseconds);
      }
    }),
  );
  const [byMinute] = await Promise.all([watchByMinute(() => answered), walking]);
  const lastHalf = byMinute.slice(-Math.max(2, Math.floor(byMinute.length / 2)));
  report(`${minutes} minutes of mixed use`, [
    { what: 'most memory of the server', figure: Math.max(...byMinute), unit: 'MB', atMost: 350 },
    { what: 'memory at the end', figure: byMinute.at(-1) ?? NaN, unit: 'MB', atMost: 350 },
    { what: 'growth in the second half', figure: slopeOf(lastHalf), unit: 'MB a minute', atMost: slopeLimit },
    { what: 'requests', figure: answered / minutes / 60, unit: '/s' },
  ]);
} finally {
  await product.stop();
}

/** Records and prints the resident memory, in MB, at the end of each minute. */
async function watchByMinute(answered: () => number): Promise<number[]> {
  const measured: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    const now = await residentMegabytes(product.pid);
    measured.push(now);
    process.stderr.write(`minute ${String(minute).padStart(3)}: ${Math.round(now)} MB, ${answered()} requests\n`);
  }
  return measured;
}

/** The slope of a least-squares line through values one minute apart. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const across = values.reduce((sum, value, place) => sum + (place - middle) * (value - mean), 0);
  return across / values.reduce((sum, _value, place) => sum + (place - middle) ** 2, 0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
