import { createHook } from 'node:async_hooks';
import { lookup } from 'node:dns';
import { request } from 'node:http';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { fetchOutside } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { startNameServer, type NameServerAnswer } from '#tests/support/http/name-server.ts';
import { startReceiver } from '#tests/support/http/webhook-receiver.ts';
import { ipsInHosts, findIps } from './find-ips.server.ts';
import { closeOutgoingAgents } from './outgoing-agents.server.ts';
import { postOutside } from './post-outside.server.ts';
import { publicLookup } from './public-lookup.server.ts';

afterAll(closeOutgoingAgents);

const lookUpOnThread = (name: string) =>
  new Promise<Error | null>((resolve) => lookup(name, (error) => resolve(error)));

/** Counts lookups on threads from now on. */
function countThreadLookups(): () => number {
  let count = 0;
  const hook = createHook({ init: (_, type) => void (type === 'GETADDRINFOREQWRAP' && (count += 1)) }).enable();
  onTestFinished(() => void hook.disable());
  return () => count;
}

describe('a stranger’s name', () => {
  it('takes no thread from our own names while its name server is silent', async () => {
    const lookUp = publicLookup([await startNameServer('silence')]);
    for (let index = 0; index < 8; index += 1) lookUp(`slow${index}.example`, { all: true }, () => undefined);
    const asked = performance.now();
    expect(await lookUpOnThread('localhost')).toBeNull();
    expect(performance.now() - asked).toBeLessThan(1_000);
  });

  it('is looked up on no thread for a webhook or a calendar', async () => {
    const count = countThreadLookups();
    await lookUpOnThread('localhost');
    expect(count()).toBe(1);
    const limits = { milliseconds: 300, answerBytes: 100 };
    await expect(postOutside(new URL('https://hooks.invalid/'), { headers: {}, body: '' }, limits)).rejects.toThrow();
    const wanted = { headers: {}, bytesMaximum: 100, milliseconds: 300, redirectsMaximum: 0 };
    await expect(fetchOutside(new URL('https://calendar.invalid/'), wanted)).rejects.toThrow();
    expect(count()).toBe(1);
  });

  it.each([[['127.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::1']], [['::127.0.0.1']], [['10.0.0.8']]])(
    'that leads to %s is not connected to',
    async (ips) => {
      const receiver = await startReceiver();
      const agent = new RequestFilteringHttpAgent({ lookup: publicLookup([await startNameServer({ ips })]) });
      const url = new URL(receiver.url.replace('127.0.0.1', 'inside.example'));
      const failure = await new Promise<Error>((resolve) => void request(url, { agent }).on('error', resolve).end());
      expect(failure.message).toMatch(/is not allowed\. Because/);
      expect(receiver.received).toEqual([]);
    },
  );

  it('has the IPs of both families', async () => {
    const ips = ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'];
    const found = await findIps('example.com', [await startNameServer({ ips })]);
    expect(found).toEqual([
      { address: ips[0], family: 4 },
      { address: ips[1], family: 6 },
    ]);
  });
});

describe('what is wrong with a name', () => {
  const codeOf = async (name: string, answer: NameServerAnswer) =>
    findIps(name, [await startNameServer(answer)]).catch(({ code }: NodeJS.ErrnoException) => code);

  it.each<[string, string, NameServerAnswer, string]>([
    ['it does not exist', 'a.example', { error: 3 }, 'ENOTFOUND'],
    ['it has no IP', 'a.example', { ips: [] }, 'ENOTFOUND'],
    ['it cannot exist', 'a..example', 'silence', 'ENOTFOUND'],
    ['its server is out of order', 'a.example', { error: 2 }, 'EAI_AGAIN'],
    ['its server refuses', 'a.example', { error: 5 }, 'EAI_AGAIN'],
  ])('%s', async (_, name, answer, code) => expect(await codeOf(name, answer)).toBe(code));

  it('no server is there', async () => {
    const failure = findIps('a.example', ['127.0.0.1:9']);
    await expect(failure).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  });
});

it('the hosts file counts before any name server', async () => {
  const hosts =
    '127.0.0.1 localhost\n# 10.0.0.1 calendar.test\n10.0.0.2\tOther Calendar.test # ours\nfe80::1 calendar.test\n';
  expect(ipsInHosts(hosts, 'calendar.test')).toEqual(['10.0.0.2', 'fe80::1']);
  expect(ipsInHosts(hosts, 'test')).toEqual([]);
  const silent = [await startNameServer('silence')];
  expect(await findIps('Localhost.', silent)).toContainEqual({ address: '127.0.0.1', family: 4 });
});
