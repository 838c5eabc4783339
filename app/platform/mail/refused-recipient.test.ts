import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { liveProduction } from '#tests/factories/environment.ts';
import { mailsSent } from '#app/platform/metrics/metrics.server.ts';
import { connectMail, disconnectMail, sendMail } from './mail.server.ts';

/** What the mail server answers to a recipient; it takes all others. */
const answers = new Map<string, string>();
const tried: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onRcptTo: ({ address }, _session, done) => {
    tried.push(address);
    const [code, ...words] = answers.get(address)?.split(' ') ?? [];
    done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : undefined);
  },
  onData: (stream, _session, done) => void text(stream).then(() => done()),
});
server.on('error', () => undefined);
const lines: unknown[][] = [];

async function countOf(outcome: string): Promise<number> {
  const { values } = await mailsSent.get();
  const count = values.find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.outcome === outcome);
  return count?.value ?? 0;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  useConfig(readConfig({ ...liveProduction, CONTACT_EMAIL: 'team@example.com' }));
  connectMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, 'us@example.com');
  vi.spyOn(log, 'warn').mockImplementation((...line: unknown[]) => void lines.push(line));
});
afterEach(() => {
  answers.clear();
  tried.splice(0);
  lines.splice(0);
});
afterAll(async () => {
  disconnectMail();
  vi.restoreAllMocks();
  await new Promise<void>((resolve) => void server.close(resolve));
});

const send = (to: string) => sendMail({ id: to, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });

it.each([
  ['550 5.1.1 <maya@gmial.example>: Recipient address rejected: User unknown', '550 5.1.1'],
  ['556 5.1.10 The domain takes no mail', '556 5.1.10'],
  ['550 5.2.1 The mailbox of maya@gmial.example is disabled', '550 5.2.1'],
])('"%s" ends the mail, with a line that names nobody', async (answer, codes) => {
  answers.set('maya@gmial.example', answer);
  await send('maya@gmial.example');
  expect(tried).toHaveLength(1);
  expect(lines).toEqual([[expect.objectContaining({ codes }), expect.any(String)]]);
});

it.each([
  '450 4.2.1 The mailbox is busy',
  '552 5.2.2 <maya@gmial.example>: Quota exceeded',
  '550 Unrouteable address',
  '554 5.7.1 <maya@gmial.example>: Relay access denied',
  '550 5.1.8 <us@example.com>: Sender address rejected: Domain not found',
  '554 5.2.252 SendAsDenied; us@example.com may not send',
])('"%s" is tried again', async (answer) => {
  answers.set('maya@gmial.example', answer);
  await expect(send('maya@gmial.example')).rejects.toThrow(answer);
  answers.clear();
  await send('maya@gmial.example');
  expect(lines).toEqual([]);
});

it('a mail to the operator is tried again until the setting is right, and counts as failed', async () => {
  const counts = { refused: await countOf('refused'), failed: await countOf('failed') };
  answers.set('team@example.com', '550 5.1.1 User unknown');
  await expect(send('team@example.com')).rejects.toThrow('User unknown');
  expect(await countOf('refused')).toBe(counts.refused);
  expect(await countOf('failed')).toBe(counts.failed + 1);
});
