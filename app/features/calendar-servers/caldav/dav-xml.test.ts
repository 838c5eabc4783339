import { describe, expect, it } from 'vitest';
import { CalendarServerFailure } from '../calendar-server-failure.ts';
import { childrenOf, readMultistatus } from './dav-xml.server.ts';

const answer = (responses: string, declared = 'xmlns="DAV:"') =>
  `<?xml version="1.0"?><multistatus ${declared}>${responses}</multistatus>`;
const response = (href: string, properties: string, status = '200 OK') =>
  `<response><href>${href}</href><propstat><prop>${properties}</prop><status>HTTP/1.1 ${status}</status></propstat></response>`;
const stateOf = async (text: string) => {
  const failure: unknown = await readMultistatus(text).catch((error: unknown) => error);
  return failure instanceof CalendarServerFailure ? failure.state : 'read';
};

describe('an answer of a calendar server', () => {
  it('is read whatever prefixes it uses, with references and CDATA, and without what a resource lacks', async () => {
    const [read] = await readMultistatus(
      `<A:multistatus xmlns:A="DAV:" xmlns:b="urn:ietf:params:xml:ns:caldav"><A:response><A:href>/home%20a/</A:href>
        <A:propstat><A:prop><A:displayname>Home &amp; family</A:displayname><b:calendar-data><![CDATA[BEGIN:VCALENDAR]]></b:calendar-data>
        <A:resourcetype><A:collection/><b:calendar/></A:resourcetype></A:prop><A:status>HTTP/1.1 200 OK</A:status></A:propstat>
        <A:propstat><A:prop><A:getetag/></A:prop><A:status>HTTP/1.1 404 Not Found</A:status></A:propstat></A:response></A:multistatus>`,
    );
    expect(read?.href).toBe('/home%20a/');
    expect(read?.properties.get('d:displayname')?.text).toBe('Home & family');
    expect(read?.properties.get('c:calendar-data')?.text).toBe('BEGIN:VCALENDAR');
    expect(childrenOf(read?.properties.get('d:resourcetype'), 'c:calendar')).toHaveLength(1);
    expect(read?.properties.has('d:getetag')).toBe(false);
  });

  it('says which resource was left out', async () => {
    const left = '<response><href>/</href><status>HTTP/1.1 507 Insufficient Storage</status></response>';
    expect((await readMultistatus(answer(left))).map(({ status }) => status)).toEqual([507]);
  });

  it.each([
    ['a web page', '<!doctype html><html><body>Log in</body></html>', 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['an answer that breaks off', answer(response('/', '')).slice(0, -20), 'unreadable'],
    ['another document', '<error xmlns="DAV:"/>', 'unreadable'],
    ['the name of another namespace', '<multistatus xmlns="urn:other"/>', 'unreadable'],
    [
      'entities of its own',
      `<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${answer(response('/', '<displayname>&b;</displayname>'))}`,
      'unreadable',
    ],
    ['a file of ours', `<!DOCTYPE m [<!ENTITY f SYSTEM "file:///etc/passwd">]>${answer('&f;')}`, 'unreadable'],
    ['elements without end', answer('<response/>'.repeat(250_001)), 'too-big'],
    ['elements within elements', answer('<response>'.repeat(40)), 'too-big'],
  ])('%s is refused', async (_, text, state) => expect(await stateOf(text)).toBe(state));
});
