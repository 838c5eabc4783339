import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connectMail, disconnectMail, sendMail } from './mail.server.ts';

/** Mails to it are taken at once, but answered when somebody says so. */
const slow = 'slow@example.com';
let taken: string[] = [];
let answers: ((refusal?: Error) => void)[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: async (stream, { envelope }, done) => {
    await text(stream);
    const [{ address } = { address: '' }] = envelope.rcptTo;
    taken.push(address);
    if (address === slow) answers.push(done);
    else done();
  },
});
server.on('error', () => undefined);

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));
afterEach(() => {
  for (const answer of answers) answer();
  disconnectMail();
  [taken, answers] = [[], []];
});

const connect = (patience: number) =>
  connectMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 'us@example.com', patience);
const send = (id: string, to: string) => sendMail({ id, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });
const soon = { timeout: 10_000, interval: 20 };
const arrived = () => vi.waitFor(() => expect(answers).toHaveLength(1), soon);
const underWay = expect.objectContaining({ name: 'MailUnderWayError' });

it('a mail that hangs ends its attempt, and those beside it are sent', { timeout: 20_000 }, async () => {
  connect(3_000);
  const outcomes = await Promise.allSettled([send('one', slow), send('two', 'two@example.com')]);
  expect(outcomes).toMatchObject([{ status: 'rejected', reason: underWay }, { status: 'fulfilled' }]);
});

it('the next attempt waits for the same mail, which is sent once', { timeout: 20_000 }, async () => {
  connect(100);
  await expect(send('one', slow)).rejects.toEqual(underWay);
  await expect(send('one', slow)).rejects.toEqual(underWay);
  await arrived();
  answers.pop()?.();
  await vi.waitFor(() => send('one', slow), soon);
  expect(taken).toEqual([slow]);
});

it('one that is refused in the end is sent anew', { timeout: 20_000 }, async () => {
  connect(100);
  await expect(send('one', slow)).rejects.toEqual(underWay);
  await arrived();
  answers.pop()?.(new Error('refused'));
  await vi.waitFor(async () => {
    await expect(send('one', slow)).rejects.toEqual(underWay);
    expect(taken).toHaveLength(2);
  }, soon);
});
