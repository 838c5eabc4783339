import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };
type Answering = (response: ServerResponse, received: ReceivedWebhook) => void;

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** Answers what comes from now on. */
  answerWith: (answer: Answering) => void;
  /** Closes the connections that wait for an answer. */
  hangUp: () => void;
}

const accept: Answering = (response) => response.end('ok');
export const refuse =
  (status: number, headers = {}): Answering =>
  (response) =>
    response.writeHead(status, headers).end('no');

/** Starts somebody's webhook endpoint on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answer = accept;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const webhook = { headers: request.headers, body };
      received.push(webhook);
      answer(response, webhook);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Ends with the test's process.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith: (next) => (answer = next),
    hangUp: () => server.closeAllConnections(),
  };
}
