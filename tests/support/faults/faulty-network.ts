import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

/** What happens to new connections. */
type NewConnections = 'through' | 'silent' | 'refused';

/**
 * A network between a server and PostgreSQL's socket, which fails as networks do: drops every packet silently, as in
 * a failover behind an IP (both ends stay open), or ends connections with a reset.
 */
export class FaultyNetwork {
  readonly #open = new Set<[Socket, Socket | undefined]>();
  #port = 0;
  #newConnections: NewConnections = 'through';
  /** Connections that were refused or left hanging. */
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

  /** Drops everything on existing connections, in both directions, without notifying anybody. */
  silence(newConnections: NewConnections): void {
    this.#newConnections = newConnections;
    for (const ends of this.#open)
      for (const socket of ends) socket?.removeAllListeners('data').on('data', () => undefined);
  }

  /** The same, and another server answers from now on, which does not know the earlier sessions. */
  failOver(newConnections: NewConnections): void {
    this.silence(newConnections);
    for (const [, far] of this.#open) far?.removeAllListeners('close').destroy();
  }

  /** Ends all connections with a reset. */
  reset(newConnections: NewConnections): void {
    this.#newConnections = newConnections;
    this.#endAll((socket) => socket.resetAndDestroy());
  }

  /** Closes all connections gracefully. */
  hangUp(newConnections: NewConnections): void {
    this.#newConnections = newConnections;
    this.#endAll((socket) => socket.end());
  }

  /** Lets new connections through again; silenced ones stay silent. */
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
