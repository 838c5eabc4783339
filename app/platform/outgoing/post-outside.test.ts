import { afterAll, afterEach, expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { startReceiver } from '#tests/support/http/webhook-receiver.ts';
import { closeOutgoingAgents } from './outgoing-agents.server.ts';
import { postOutside } from './post-outside.server.ts';

const receiver = await startReceiver();
const port = new URL(receiver.url).port;

const post = (url: string, milliseconds = 5_000) =>
  postOutside(new URL(url), { headers: {}, body: '{}' }, { milliseconds, answerBytes: 1_000 });
const allowLoopback = (isAllowed: boolean) => {
  closeOutgoingAgents();
  useConfig(readConfig({ WEBHOOKS_TO_LOOPBACK: isAllowed ? '1' : '0' }));
};
afterEach(() => void receiver.received.splice(0));
afterAll(closeOutgoingAgents);

// Names are resolved when a connection is made: what they were before does not matter.
it.each([`http://localhost:${port}/`, `http://127.0.0.1:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`])(
  'nothing is sent to %s, which is this machine',
  async (url) => {
    allowLoopback(false);
    await expect(post(url)).rejects.toThrow('The URL leads into a private network');
    expect(receiver.received).toEqual([]);
  },
);

it('a name of this machine is looked up where the setting allows it', async () => {
  allowLoopback(true);
  expect(await post(`http://localhost:${port}/`)).toEqual({ status: 200, text: 'ok' });
});

it('an answer that does not come is given up', async () => {
  allowLoopback(true);
  receiver.answerWith(() => undefined);
  await expect(post(receiver.url, 200)).rejects.toThrow('No answer within 0.2 seconds');
});

it('an answer that begins and never ends is given up', async () => {
  allowLoopback(true);
  receiver.answerWith((response) => void response.write('begin'));
  await expect(post(receiver.url, 200)).rejects.toThrow('No answer within 0.2 seconds');
});

it('nobody at home is said as such', async () => {
  allowLoopback(true);
  await expect(post('http://127.0.0.1:9/')).rejects.toThrow('Nothing answers at this URL');
});
