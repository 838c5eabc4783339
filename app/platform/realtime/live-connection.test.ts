import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maintainLiveConnection, type LiveSocket } from './live-connection.ts';
import { sessionOver, wentAway, type LiveMessage } from './live-message.ts';
import { proves } from '#tests/support/proves.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeSocket extends EventTarget implements LiveSocket {
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  ends(code: number): void {
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** A server as the browser sees it: every socket that was opened, and what was said of changes. */
function server() {
  const sockets: FakeSocket[] = [];
  const changes: LiveMessage[] = [];
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const connection = maintainLiveConnection({ open, onChange: (message) => void changes.push(message) });
  const newest = () => sockets.at(-1) ?? expect.unreachable('nothing was opened');
  return { sockets, changes, newest, ...connection };
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

describe('heartbeat', () => {
  it('is sent every 25 seconds', proves('RT-003'), () => {
    const { newest } = server();
    newest().opens();
    seconds(24.9);
    expect(newest().sent).toEqual([]);
    seconds(0.1);
    expect(newest().sent).toEqual(['{"type":"heartbeat"}']);
    newest().says('{"type":"heartbeat"}');
    seconds(25);
    expect(newest().sent).toHaveLength(2);
  });

  it('gives the connection up when 10 seconds bring no answer', proves('RT-004'), () => {
    const { sockets, newest } = server();
    newest().opens();
    seconds(34.9);
    expect(newest().isClosed).toBe(false);
    seconds(0.1);
    expect(newest().isClosed).toBe(true);
    seconds(1);
    expect(sockets).toHaveLength(2);
  });

  it('gives up what does not open within 10 seconds', proves('RT-004'), () => {
    const { sockets, newest } = server();
    seconds(10);
    expect(newest().isClosed).toBe(true);
    seconds(1);
    expect(sockets).toHaveLength(2);
  });
});

describe('a broken connection', () => {
  it('is opened again after 1, 2, 5 and then every 10 seconds', proves('RT-005', 'RT-006', 'RT-007', 'RT-008'), () => {
    const { sockets, newest } = server();
    newest().opens();
    for (const [index, delay] of [1, 2, 5, 10, 10].entries()) {
      newest().ends(wentAway);
      seconds(delay - 0.001);
      expect(sockets).toHaveLength(index + 1);
      seconds(0.001);
      expect(sockets).toHaveLength(index + 2);
    }
    newest().opens();
    newest().ends(wentAway);
    seconds(1);
    expect(sockets).toHaveLength(7);
  });

  it('says after its return that something may have been missed', () => {
    const { changes, newest } = server();
    newest().opens();
    expect(changes).toEqual([]);
    newest().ends(wentAway);
    seconds(1);
    newest().opens();
    expect(changes).toEqual([{ type: 'changed', topic: 'all', id: null }]);
  });

  it('stays closed when the session is over, and when it is ended', () => {
    const first = server();
    first.newest().opens();
    first.newest().ends(sessionOver);
    const second = server();
    second.newest().opens();
    second.end();
    seconds(3_600);
    expect([first.sockets.length, second.sockets.length]).toEqual([1, 1]);
    expect(second.newest().isClosed).toBe(true);
  });
});

describe('a renewed connection', () => {
  it('is opened again after its session was over, and says that something may have been missed', () => {
    const { sockets, changes, newest, renew } = server();
    newest().opens();
    newest().ends(sessionOver);
    renew();
    expect(sockets).toHaveLength(2);
    newest().opens();
    expect(changes).toEqual([{ type: 'changed', topic: 'all', id: null }]);
  });

  it('takes the place of the one before, and of an attempt that was to come', () => {
    const { sockets, newest, renew } = server();
    newest().opens();
    renew();
    expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    newest().ends(wentAway);
    renew();
    seconds(5);
    expect(sockets).toHaveLength(3);
  });
});

it('is not opened while nobody is signed in', () => {
  const asked: number[] = [];
  const { end } = maintainLiveConnection({
    open: () => void asked.push(Date.now()),
    onChange: () => expect.unreachable('nothing changed'),
  });
  seconds(18);
  end();
  seconds(60);
  expect(asked.map((at) => (at - (asked[0] ?? 0)) / 1000)).toEqual([0, 1, 3, 8, 18]);
});

it('hears of changes, and leaves alone what it does not understand', () => {
  const { changes, newest } = server();
  newest().opens();
  for (const data of [
    '{"type":"changed","topic":"bookings","id":"1"}',
    'null',
    '[]',
    '{"type":"changed"}',
    'no JSON',
    new ArrayBuffer(2),
  ])
    newest().says(data);
  expect(changes).toEqual([{ type: 'changed', topic: 'bookings', id: '1' }]);
});
