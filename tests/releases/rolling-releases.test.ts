import { expect, test } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { freePort } from '#tests/support/faults/built-server.ts';
import { hasNginx } from '#tests/support/faults/nginx-process.ts';
import { startNginx, untilServedBy } from '#tests/support/faults/nginx.ts';
import { countAnswers, openStreams } from '#tests/support/faults/site-streams.ts';
import { startTwoInstances } from '#tests/support/faults/two-instances.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase({ isEmpty: true });
log.level = 'silent';

/** Built by `npm run test:releases`. */
const previous = process.env['PREVIOUS_RELEASE'];
const current = undefined;

test.skipIf(!hasNginx || !previous)(
  'the previous release gives way to this one and comes back, and no request fails',
  { timeout: 600_000 },
  async () => {
    const port = await freePort();
    const site = { url: `http://127.0.0.1:${port}` };
    const { one, other, sandbox } = await startTwoInstances(testDatabase, {
      ...(previous ? { release: previous } : {}),
      environment: { BASE_URL: site.url, TRUSTED_PROXIES: '1', SEARCHES_PER_MINUTE: '100000' },
    });
    await startNginx({ port, instances: [new URL(one.url).host, new URL(other.url).host] });
    const end = new AbortController();
    const streams = await openStreams({ ...site, sandbox }, testDatabase, end.signal, { isPaid: true });
    const steps = [current, previous].flatMap((release) => [one, other].map((instance) => ({ instance, release })));
    for (const { instance, release } of steps) {
      await instance.stop();
      instance.becomeRelease(release);
      await instance.start();
      await untilServedBy(new URL(instance.url).host, site.url);
    }
    end.abort();
    const answers = countAnswers(await Promise.all(streams));
    process.stdout.write(`${JSON.stringify(answers)}\n`);
    expect(Object.keys(answers)).toEqual(['booked 200', 'cancelled 200', 'paid 200', 'read 200']);
  },
);
