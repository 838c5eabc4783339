import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { realtimeLimits } from '#app/platform/config/limits.ts';
import { log } from '#app/platform/log/log.server.ts';
import { isSameOrigin } from '#app/platform/http/requests/request-guards.server.ts';
import { heartbeat, type LiveMessage, sessionOver, wentAway } from './live-message.ts';

export const realtimePath = '/api/realtime';

/** A browser, or another client, that receives live updates. */
export interface Listener {
  userId: string;
  /** The headers of the connecting request: its session is checked again for every message. */
  headers: Headers;
}

/** Finds the user behind a connection's headers: an id, or undefined if nobody is signed in. */
export type Identify = (headers: Headers) => Promise<string | undefined>;

interface Options {
  baseUrl: string;
  identify: Identify;
}

export interface Listeners {
  /** Returns the users who listen on this instance. */
  userIds: () => ReadonlySet<string>;
  /** Sends messages to every listener of these users whose session is still valid. */
  tell: (messages: ReadonlyMap<string, readonly LiveMessage[]>) => Promise<void>;
  close: () => void;
}

/** Longer than a heartbeat and its answer: a client that is silent for this long is gone. */
const silenceMilliseconds = 2 * (realtimeLimits.heartbeatSeconds + realtimeLimits.timeoutSeconds) * 1000;

/**
 * Accepts WebSockets at /api/realtime of a server, from our own pages and for signed-in users only. Messages carry no
 * data, only that something changed: access is checked where the change is read.
 */
export function listenersOf(server: Server, { baseUrl, identify }: Options): Listeners {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: realtimeLimits.messageBytes,
    perMessageDeflate: false,
  });
  const open = new Map<WebSocket, Listener & { lastSeenAt: number }>();
  const state = { closed: false };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Closed without an answer, so that a proxy asks another instance.
    if (state.closed) return socket.destroy();
    // Not parsed as a URL: an invalid one would throw here, outside of any request, and end the process.
    if (request.url?.split('?')[0] === realtimePath) welcome(request, socket, head).catch(() => socket.destroy());
    // The development server has sockets of its own.
    else if (server.listenerCount('upgrade') === 1) socket.destroy();
  });

  async function welcome(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const headers = headersOf(request);
    if (!isSameOrigin(headers, baseUrl)) return refuse(socket, '403 Forbidden');
    const found = await identify(headers).then(
      (userId) => ({ userId }),
      (error: unknown) => void log.error({ err: error }, 'a live connection could not be checked'),
    );
    // Not a 401, because the user may well be signed in.
    if (!found) return refuse(socket, '503 Service Unavailable');
    const { userId } = found;
    if (!userId) return refuse(socket, '401 Unauthorized');
    if (connectionsOf(userId) >= realtimeLimits.connectionsPerUser) return refuse(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (client) => admit(client, { userId, headers }));
  }

  function admit(client: WebSocket, listener: Listener): void {
    open.set(client, { ...listener, lastSeenAt: Date.now() });
    client.on('close', () => open.delete(client));
    client.on('error', () => client.terminate());
    client.on('message', () => {
      open.set(client, { ...listener, lastSeenAt: Date.now() });
      send(client, heartbeat);
    });
  }

  const connectionsOf = (userId: string) => [...open.values()].filter((listener) => listener.userId === userId).length;

  async function notifyOne(
    client: WebSocket,
    { userId, headers }: Listener,
    messages: readonly LiveMessage[],
  ): Promise<void> {
    if ((await identify(headers)) !== userId) return client.close(sessionOver);
    for (const message of messages) send(client, message);
  }

  const sweep = setInterval(() => {
    for (const [client, { lastSeenAt }] of open) if (Date.now() - lastSeenAt > silenceMilliseconds) client.terminate();
  }, silenceMilliseconds).unref();

  return {
    userIds: () => new Set([...open.values()].map(({ userId }) => userId)),
    tell: async (messages) => {
      const meant = [...open].filter(([, { userId }]) => messages.has(userId));
      await Promise.all(
        meant.map(([client, listener]) => notifyOne(client, listener, messages.get(listener.userId) ?? [])),
      );
    },
    close: () => {
      state.closed = true;
      clearInterval(sweep);
      for (const client of open.keys()) client.close(wentAway);
      sockets.close();
    },
  };
}

function send(client: WebSocket, message: LiveMessage): void {
  if (client.readyState === client.OPEN) client.send(JSON.stringify(message));
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function headersOf({ headers }: IncomingMessage): Headers {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Headers(list);
}
