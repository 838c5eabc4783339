import sharp from 'sharp';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { residentMegabytes } from './load/cpu-time.ts';
import { benchDataDir, startProduct } from './load/product.ts';
import { percentile, report } from './load/report.ts';

// Five pictures of 10 MB, uploaded at once as an application's documents, and their effect on other requests and on
// the server's memory, during the uploads and during the job that then resizes the pictures.

const uploads = 5;
const quietSeconds = 5;
const afterwardsSeconds = 10;

const product = await startProduct(await benchDataDir());
try {
  const { url, pid } = product;
  const { cookie, userId } = await signIn(url);
  const picture = await largePicture();
  const visitors = askForPages(url);
  const memory = watchMemory(pid);
  await seconds(quietSeconds);
  const quiet = { latencies: visitors.taken(), most: memory.taken() };
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: uploads }, (_, index) =>
      upload(url, { cookie, path: `${userId}/bench-${index}-${Date.now()}.jpg`, picture }),
    ),
  );
  const uploadSeconds = (performance.now() - begun) / 1000;
  const during = { latencies: visitors.taken(), most: memory.taken() };
  await seconds(afterwardsSeconds);
  const afterwards = { latencies: visitors.taken(), most: memory.taken() };
  await visitors.stop();
  memory.stop();
  report(`${uploads} files of ${(picture.length / 1e6).toFixed(1)} MB at once`, [
    { what: 'accepted after', figure: uploadSeconds, unit: 's' },
    { what: 'other requests before, p99', figure: percentile(quiet.latencies, 0.99), unit: 'ms' },
    {
      what: 'other requests during the uploads, p99',
      figure: percentile(during.latencies, 0.99),
      unit: 'ms',
      atMost: 100,
    },
    {
      what: 'other requests during the job after them, p99',
      figure: percentile(afterwards.latencies, 0.99),
      unit: 'ms',
      atMost: 100,
    },
    { what: 'most memory beyond that before', figure: Math.max(during.most, afterwards.most) - quiet.most, unit: 'MB' },
  ]);
} finally {
  await product.stop();
}

async function signIn(url: string): Promise<{ cookie: string; userId: string }> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'professional@doorstep.test', password: demoPassword }),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  return {
    userId: user.id,
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

/** Noise, which no format compresses well: the worst case of a camera. */
async function largePicture(): Promise<Buffer> {
  const size = { width: 4700, height: 3500 };
  return sharp({
    create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function upload(
  url: string,
  { cookie, path, picture }: { cookie: string; path: string; picture: Buffer },
): Promise<void> {
  const answer = await fetch(`${url}/api/storage/professional-documents/${path}`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  if (answer.status !== 201) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
}

/** Four visitors, each requesting a page or the directory over and over. */
function askForPages(url: string) {
  const latencies: number[] = [];
  let isOver = false;
  const visitor = async (path: string) => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(`${url}${path}`)).arrayBuffer();
      latencies.push(performance.now() - begun);
      await seconds(0.02);
    }
  };
  const visitors = ['/', '/api/professionals?limit=24', '/', '/professionals'].map(visitor);
  const taken = () => latencies.splice(0);
  return { taken, stop: async () => void ((isOver = true), await Promise.all(visitors)) };
}

function watchMemory(pid: number) {
  let most = 0;
  const watch = setInterval(() => void residentMegabytes(pid).then((now) => (most = Math.max(most, now))), 50);
  const taken = () => {
    const before = most;
    most = 0;
    return before;
  };
  return { taken, stop: () => clearInterval(watch) };
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
