import { createConnection, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Builds a message of PostgreSQL's protocol: https://www.postgresql.org/docs/18/protocol-message-formats.html */
export function message(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.from([type.charCodeAt(0), 0, 0, 0, 0]);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const accepted = message('R', Buffer.alloc(4));
const readyIdle = message('Z', Buffer.from('I'));

/** Splits incoming bytes into messages; a client's first message has no type. */
export class Messages {
  #rest = Buffer.alloc(0);
  #begins: boolean;

  constructor({ begins = false } = {}) {
    this.#begins = begins;
  }

  take(chunk: Buffer): { type: string; bytes: Buffer }[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const whole: { type: string; bytes: Buffer }[] = [];
    for (;;) {
      const head = this.#begins ? 0 : 1;
      if (this.#rest.length < head + 4) return whole;
      const length = head + this.#rest.readUInt32BE(head);
      if (this.#rest.length < length) return whole;
      whole.push({
        type: head === 0 ? 'startup' : String.fromCharCode(this.#rest[0] ?? 0),
        bytes: this.#rest.subarray(0, length),
      });
      this.#rest = this.#rest.subarray(length);
      this.#begins = false;
    }
  }
}

interface Backend {
  socket: Socket;
  /** The client whose transaction it runs, if any. */
  client: Socket | null;
}

/**
 * Stands between clients and a PostgreSQL as PgBouncer does in pool_mode=transaction: a client has a backend from its
 * first statement until its transaction ends, the most recently used one. Simple queries only.
 * @returns the port it listens on
 */
export async function startTransactionPooler(server: {
  host: string;
  port: number;
  user: string;
  database: string;
}): Promise<number> {
  const idle: Backend[] = [await connectBackend(server), await connectBackend(server)];
  const all = [...idle];
  const pooler = createServer((client) => {
    const messages = new Messages({ begins: true });
    let mine: Backend | undefined;
    client.on('error', () => undefined);
    client.on('data', (chunk: Buffer) => {
      for (const { type, bytes } of messages.take(chunk)) {
        if (type === 'startup') client.write(Buffer.concat([accepted, readyIdle]));
        else if (type === 'X') client.end();
        else {
          if (!mine || mine.client !== client) mine = idle.pop();
          if (!mine) throw new Error('The pooler has two backends, for two clients');
          mine.client = client;
          mine.socket.write(bytes);
        }
      }
    });
  });
  for (const backend of all) forwardRequest(backend, idle);
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const { socket } of all) socket.destroy();
    pooler.close();
  });
  return (pooler.address() as { port: number }).port;
}

/** Forwards answers to their client, and frees the backend when the transaction ends. */
function forwardRequest(backend: Backend, idle: Backend[]): void {
  const messages = new Messages();
  backend.socket.on('data', (chunk: Buffer) => {
    for (const { type, bytes } of messages.take(chunk)) {
      const { client } = backend;
      const isFree = type === 'Z' && String.fromCharCode(bytes[5] ?? 0) === 'I';
      if (isFree && client) {
        backend.client = null;
        idle.push(backend);
      }
      client?.write(bytes);
    }
  });
}

async function connectBackend({
  host,
  port,
  user,
  database,
}: {
  host: string;
  port: number;
  user: string;
  database: string;
}): Promise<Backend> {
  const socket = createConnection({ path: `${host}/.s.PGSQL.${port}` });
  const startup = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 3, 0, 0]),
    Buffer.from(`user\0${user}\0database\0${database}\0\0`),
  ]);
  startup.writeUInt32BE(startup.length, 0);
  socket.write(startup);
  const messages = new Messages();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    const wait = (chunk: Buffer) => {
      if (!messages.take(chunk).some(({ type }) => type === 'Z')) return;
      socket.off('data', wait);
      resolve();
    };
    socket.on('data', wait);
  });
  return { socket, client: null };
}
