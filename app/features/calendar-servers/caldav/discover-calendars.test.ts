import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { connectOutsideFetch } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { CalendarServerFailure } from '../calendar-server-failure.ts';
import { discoverCalendars } from './queries/discover-calendars.server.ts';

type Answer = { status: number; location?: string; properties?: string };

let server: Server | undefined;
afterEach(() => {
  connectOutsideFetch(undefined);
  server?.close();
});

const login = { username: 'maya', password: 'secret' };
const href = (path: string) => `<d:href>${path}</d:href>`;
const principal = { status: 207, properties: `<d:current-user-principal>${href('/me/')}</d:current-user-principal>` };
const home = { status: 207, properties: `<c:calendar-home-set>${href('/home/')}</c:calendar-home-set>` };
const calendar = (components: string) => ({
  status: 207,
  properties: `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><c:supported-calendar-component-set>${components}</c:supported-calendar-component-set>`,
});

/** A server that answers each path in one way, and the requests it got: whether with a login, and where. */
async function serve(answers: Record<string, Answer>) {
  const requests: string[] = [];
  const answerTo = ({ url = '', headers }: IncomingMessage): Answer => {
    requests.push(`${headers.authorization === undefined ? 'without' : 'with'} ${url}`);
    return answers[url] ?? { status: 404 };
  };
  server = createServer((request, response) => {
    const { status, location, properties = '' } = answerTo(request);
    const body = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response>${href(request.url ?? '')}<d:propstat><d:prop>${properties}</d:prop></d:propstat></d:response></d:multistatus>`;
    response.writeHead(status, location === undefined ? {} : { location }).end(status === 207 ? body : '');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  connectOutsideFetch(url);
  return { url, requests };
}

const stateOf = async (url: string) => {
  const failure: unknown = await discoverCalendars(url, login).catch((error: unknown) => error);
  return failure instanceof CalendarServerFailure ? failure.state : failure;
};
const found = { '/me/': home, '/home/': calendar('<c:comp name="VTODO"/><c:comp name="VEVENT"/>') };

it('follows the well-known path without the login, and sends it once it is known where to', async () => {
  const { url, requests } = await serve({
    '/.well-known/caldav': { status: 301, location: '/dav/' },
    '/dav/': principal,
    ...found,
  });
  expect((await discoverCalendars(url, login)).map((one) => one.url)).toEqual([`${url}/home/`]);
  expect(requests).toEqual(['without /.well-known/caldav', 'without /dav/', 'with /dav/', 'with /me/', 'with /home/']);
});

it('asks the address itself if the well-known path leads to plain HTTP or nowhere', async () => {
  const location = 'http://cloud.example.com/remote.php/dav/';
  const plain = await serve({ '/.well-known/caldav': { status: 301, location }, '/': principal, ...found });
  expect(await discoverCalendars(plain.url, login)).toHaveLength(1);
  server?.close();
  const none = await serve({ '/': principal, ...found });
  expect(await discoverCalendars(none.url, login)).toHaveLength(1);
});

it('leaves out lists of tasks', async () => {
  const { url } = await serve({ '/': principal, ...found, '/home/': calendar('<c:comp name="VTODO"/>') });
  expect(await discoverCalendars(url, login)).toEqual([]);
});

it('tries a refused password once', async () => {
  const { url, requests } = await serve({ '/': { status: 401 }, '/.well-known/caldav': { status: 401 } });
  expect(await stateOf(url)).toBe('revoked');
  expect(requests.filter((request) => request.startsWith('with '))).toHaveLength(1);
});

it.each([
  [
    'a home that is no URL',
    {
      '/': principal,
      '/me/': { status: 207, properties: `<c:calendar-home-set>${href('http://[')}</c:calendar-home-set>` },
    },
    'unreadable',
  ],
  [
    'a home in a private network',
    {
      '/': principal,
      '/me/': { status: 207, properties: `<c:calendar-home-set>${href('https://10.0.0.8/')}</c:calendar-home-set>` },
    },
    'private',
  ],
  [
    'a person who leads into a file',
    {
      '/': { status: 207, properties: `<d:current-user-principal>${href('file:///etc/')}</d:current-user-principal>` },
    },
    'private',
  ],
  ['no home', { '/': principal, '/me/': { status: 207 } }, 'unreadable'],
])('%s is refused', async (_, answers: Record<string, Answer>, state) => {
  const { url } = await serve(answers);
  expect(await stateOf(url)).toBe(state);
});
