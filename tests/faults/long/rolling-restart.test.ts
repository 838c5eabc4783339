import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '#app/platform/log/log.server.ts';
import { maintainLiveConnection, type LiveSocket } from '#app/platform/realtime/live-connection.ts';
import { wentAway } from '#app/platform/realtime/live-message.ts';
import { bookingJourney, type Person } from '#tests/support/booking-journey.ts';
import { freePort } from '#tests/support/faults/built-server.ts';
import { hasNginx } from '#tests/support/faults/nginx-process.ts';
import { startNginx, untilServedBy } from '#tests/support/faults/nginx.ts';
import { isThorough, rounds } from '#tests/support/vitest/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { countAnswers, openStreams } from '#tests/support/faults/site-streams.ts';
import { startTwoInstances, type TwoInstances } from '#tests/support/faults/two-instances.ts';

const testDatabase = await createTestDatabase();
log.level = 'silent';

/** Each instance once with `npm test`. */
const restarts = isThorough ? rounds : 2;

test.skipIf(!hasNginx)(
  'behind nginx a restart of one instance after the other fails no request',
  { timeout: 60_000 * (restarts + 2) },
  async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // The readers search from one network, as often as they can.
    const instances = await startTwoInstances(testDatabase, {
      environment: {
        BASE_URL: url,
        TRUSTED_PROXIES: '1',
        SEARCHES_PER_MINUTE: '100000',
      },
    });
    await startNginx({ port, instances: [new URL(instances.one.url).host, new URL(instances.other.url).host] });
    const site = { url, sandbox: instances.sandbox };
    const end = new AbortController();
    const streams = await openStreams(site, testDatabase, end.signal);
    const live = listen(url, await bookingJourney(site, testDatabase).person());
    await vi.waitFor(() => expect(live.opened()).toBe(1), 20_000);
    const opened = await restartInTurn(instances, live, url);
    end.abort();
    expect(Object.keys(countAnswers(await Promise.all(streams)))).toEqual(['booked 200', 'cancelled 200', 'read 200']);
    // On a busy machine an attempt to come back may also take too long, and be made again.
    expect(live.closed).toContain(wentAway);
    expect(opened).toBeGreaterThan(1);
  },
);

/** @returns how often the live connection was opened. */
async function restartInTurn(
  { one, other, sandbox }: TwoInstances,
  live: ReturnType<typeof listen>,
  url: string,
): Promise<number> {
  for (let restart = 0; restart < restarts; restart += 1) {
    const instance = restart % 2 === 0 ? one : other;
    // Some answers take their time, and are under way when the instance is asked to stop.
    await sandbox.fail({ kind: 'delay', delayMs: 1_500, method: 'POST', path: '/v1/checkout/sessions', count: 2 });
    await instance.stop();
    await instance.start();
    // Until then the other one is the only one.
    await untilServedBy(new URL(instance.url).host, url);
    await vi.waitFor(() => expect(live.isOpen()).toBe(true), 20_000);
  }
  return live.opened();
}

/** The live connection of a browser, kept as the site's own pages keep it. */
function listen(url: string, { cookie }: Person) {
  const state = { socket: undefined as WebSocket | undefined, opened: 0 };
  const closed: number[] = [];
  const open = (): LiveSocket => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, {
      headers: { ...cookie, origin: url },
    } as unknown as string[]);
    socket.addEventListener('open', () => (state.opened += 1));
    socket.addEventListener('close', ({ code }) => void closed.push(code));
    return (state.socket = socket);
  };
  onTestFinished(maintainLiveConnection({ open, onChange: () => undefined }).end);
  return { closed, opened: () => state.opened, isOpen: () => state.socket?.readyState === WebSocket.OPEN };
}
