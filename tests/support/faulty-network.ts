import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

/** What becomes of whoever comes anew. */
type NewConnections = 'through' | 'silent' | 'refused';

/**
 * A network between a server and PostgreSQL's socket, which can do what networks do: drop every packet without a
 * word, as a failover behind an address does (both ends stay open), or end connections with a reset.
 */
export class FaultyNetwork {
  readonly #open = new Set<[Socket, Socket | undefined]>();
  #port = 0;
  #newConnections: NewConnections = 'through';
  /** Connections that were turned away or left hanging. */
  attempts = 0;

  static async before({ host, port }: { host: string; port: number }): Promise<FaultyNetwork> {
    const network = new FaultyNetwork();
    const server = createServer((near) => network.#welcome(near, path.join(host, `.s.PGSQL.${port}`)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    network.#port = (server.address() as AddressInfo).port;
    network.close = () => {
      network.#endAll((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    };
    return network;
  }

  close: () => Promise<void> = () => Promise.resolve();

  get address(): { host: string; port: number } {
    return { host: '127.0.0.1', port: this.#port };
  }

  /** From now on nothing passes on the connections that stand, in neither direction, and nobody is told. */
  silence(newConnections: NewConnections): void {
    this.#newConnections = newConnections;
    for (const ends of this.#open)
      for (const socket of ends) socket?.removeAllListeners('data').on('data', () => undefined);
  }

  /** The same, and another server answers from now on, which knows nothing of the former sessions. */
  failOver(newConnections: NewConnections): void {
    this.silence(newConnections);
    for (const [, far] of this.#open) far?.removeAllListeners('close').destroy();
  }

  /** Ends all connections with a reset. */
  reset(newConnections: NewConnections): void {
    this.#newConnections = newConnections;
    this.#endAll((socket) => socket.resetAndDestroy());
  }

  /** Ends all connections in order. */
  hangUp(newConnections: NewConnections): void {
    this.#newConnections = newConnections;
    this.#endAll((socket) => socket.end());
  }

  /** New connections go through again; those that fell silent stay so. */
  mend(): void {
    this.#newConnections = 'through';
  }

  #endAll(end: (socket: Socket) => void): void {
    for (const [near, far] of this.#open) {
      end(near);
      far?.destroy();
    }
    this.#open.clear();
  }

  #welcome(near: Socket, database: string): void {
    near.on('error', () => near.destroy());
    if (this.#newConnections !== 'through') this.attempts += 1;
    if (this.#newConnections === 'refused') return void near.resetAndDestroy();
    if (this.#newConnections === 'silent') return void this.#open.add([near, undefined]);
    const far = connect(database);
    far.on('error', () => near.destroy());
    const ends: [Socket, Socket] = [near, far];
    this.#open.add(ends);
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => near.write(bytes)).on('close', () => near.destroy());
  }
}
