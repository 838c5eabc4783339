import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import type { PostgresServer } from './postgres-server.ts';

/** The name or IP that an operator moves from one server to another: a port that leads to the one of the moment. */
export class MovableEndpoint {
  readonly #open = new Set<Socket>();
  readonly #server = createServer((near) => this.#forward(near));
  #target: PostgresServer;

  private constructor(target: PostgresServer) {
    this.#target = target;
  }

  static async of(target: PostgresServer): Promise<MovableEndpoint> {
    const endpoint = new MovableEndpoint(target);
    await new Promise<void>((resolve) => endpoint.#server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  /** Leads to a database on the server of the moment. */
  connectionString(database: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `postgresql://${this.#target.connection.user}@127.0.0.1:${port}/${database}`;
  }

  /** New connections go to another server; those to the former one stay with it. */
  moveTo(target: PostgresServer): void {
    this.#target = target;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  #forward(near: Socket): void {
    const { host, port } = this.#target.connection;
    const far = connect(path.join(host, `.s.PGSQL.${port}`));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
