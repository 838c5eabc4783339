import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type CollectedSpan, readSpans } from './otlp-spans.ts';

/** A collector of OpenTelemetry on a port of this machine: takes what is delivered by OTLP over HTTP in protobuf. */
export class OtlpCollector {
  /** Every delivery as it came. */
  readonly deliveries: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  /** What it answers: a status, or nothing at all. */
  answer: number | 'nothing' = 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      this.deliveries.push({ headers: request.headers, body: await buffer(request) });
      if (this.answer === 'nothing') return;
      const isDelivery = request.url === '/v1/traces' && request.method === 'POST';
      response.writeHead(isDelivery ? this.answer : 404, { 'content-type': 'application/x-protobuf' }).end();
    });
  }

  static async start(): Promise<OtlpCollector> {
    const collector = new OtlpCollector();
    await new Promise<void>((resolve) => collector.#server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  get spans(): CollectedSpan[] {
    return this.deliveries.flatMap(({ body }) => readSpans(body));
  }

  /** Everything that arrived, as text. */
  get bytes(): string {
    return Buffer.concat(this.deliveries.map(({ body }) => body)).toString('latin1');
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
