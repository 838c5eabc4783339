import { realtimeLimits } from '#app/platform/config/limits.ts';
import { heartbeat, type LiveMessage, readLiveMessage, sessionOver } from './live-message.ts';

/** The part of a WebSocket that a connection needs: its events are `open`, `message` and `close`. */
export interface LiveSocket extends EventTarget {
  send: (text: string) => void;
  close: () => void;
}

interface LiveConnectionOptions {
  /** Returns undefined if nobody is signed in; it is called again later. */
  open: () => LiveSocket | undefined;
  /** Called for every change, and after each reconnection, because changes in between may have been missed. */
  onChange: (message: LiveMessage) => void;
}

export interface LiveConnection {
  /** Connects anew, as a new session needs; what may have been missed meanwhile is told. */
  renew: () => void;
  end: () => void;
}

const missedChanges: LiveMessage = { type: 'changed', topic: 'all', id: null };

/**
 * Maintains a live connection: it sends a heartbeat every 25 seconds, gives up without an answer for 10 seconds, and
 * reconnects after 1, 2, 5 and then every 10 seconds (document 1, section 9). Once the session has ended, it stays closed
 * until it is renewed.
 */
export function maintainLiveConnection({ open, onChange }: LiveConnectionOptions): LiveConnection {
  const { heartbeatSeconds, timeoutSeconds, reconnectDelaysSeconds } = realtimeLimits;
  let socket: LiveSocket | undefined;
  let hearing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasBeenOpen = false;

  const after = (seconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, seconds * 1000);
  };

  function connect(): void {
    const next = open();
    socket = next;
    if (!next) return reconnect();
    hearing = new AbortController();
    next.addEventListener('open', opened, hearing);
    next.addEventListener('message', (event) => heard(event as MessageEvent<unknown>), hearing);
    next.addEventListener('close', (event) => closed(event as CloseEvent), hearing);
    after(timeoutSeconds, giveUp);
  }

  function opened(): void {
    failures = 0;
    if (hasBeenOpen) onChange(missedChanges);
    hasBeenOpen = true;
    rest();
  }

  function heard({ data }: MessageEvent<unknown>): void {
    rest();
    const message = readLiveMessage(data);
    if (message && message.type !== 'heartbeat') onChange(message);
  }

  function closed({ code }: CloseEvent): void {
    leave();
    if (code !== sessionOver) reconnect();
  }

  /** Waits for the next heartbeat; any message proves that the other side is there. */
  function rest(): void {
    after(heartbeatSeconds, () => {
      socket?.send(JSON.stringify(heartbeat));
      after(timeoutSeconds, giveUp);
    });
  }

  function giveUp(): void {
    leave();
    reconnect();
  }

  function reconnect(): void {
    const delay = reconnectDelaysSeconds[Math.min(failures, reconnectDelaysSeconds.length - 1)];
    failures += 1;
    if (delay !== undefined) after(delay, connect);
  }

  function leave(): void {
    clearTimeout(timer);
    hearing.abort();
    socket?.close();
    socket = undefined;
  }

  function renew(): void {
    leave();
    failures = 0;
    connect();
  }

  connect();
  return { renew, end: leave };
}
