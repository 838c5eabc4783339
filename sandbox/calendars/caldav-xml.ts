/** Properties of a resource, by name with its prefix; the value is markup. */
export type Properties = Record<string, string>;
export type Resource = { href: string; properties: Properties };

const known = 'xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';

/** Returns a multistatus answer (RFC 4918, 13): what was asked for and exists with 200, the rest with 404. */
export function multistatus(resources: readonly Resource[], asked: readonly string[]): string {
  const responses = resources.map(({ href, properties }) => {
    const has = asked.filter((name) => properties[name] !== undefined);
    const lacks = asked.filter((name) => properties[name] === undefined);
    const found = has.map((name) => `<${name}>${properties[name]}</${name}>`).join('');
    const missing = lacks.map((name) => `<${name}/>`).join('');
    return `<d:response><d:href>${escaped(href)}</d:href>${part(found, '200 OK')}${part(missing, '404 Not Found')}</d:response>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<d:multistatus ${known}>${responses.join('')}</d:multistatus>`;
}

function part(properties: string, status: string): string {
  if (properties === '') return '';
  return `<d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat>`;
}

/** The names of the properties that a request asks for, with the prefixes of the answers. */
export function askedProperties(body: string): string[] {
  const prop = /<(\w+:)?prop>(.*?)<\/(\w+:)?prop>/s.exec(body)?.[2] ?? '';
  return [...prop.matchAll(/<(\w+):([\w-]+)\s*\/>/g)].map(
    ([, prefix = '', name]) => `${prefixOf(prefix, body)}:${name}`,
  );
}

function prefixOf(prefix: string, body: string): string {
  const namespace = new RegExp(`xmlns:${prefix}="([^"]*)"`).exec(body)?.[1] ?? '';
  return /xmlns:(\w+)="$/.exec(known.slice(0, known.indexOf(`"${namespace}"`) + 1))?.[1] ?? 'd';
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}
