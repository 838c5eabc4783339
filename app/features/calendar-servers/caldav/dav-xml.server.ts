import { setImmediate as breathe } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { CalendarServerFailure } from '../calendar-server-failure.ts';

/** An element: its name with a prefix of ours, whatever prefix the server uses, and its attribute `name`. */
export type DavElement = { name: string; label: string; text: string; children: DavElement[] };

/** What a server says about one resource (RFC 4918, 14.24): the properties that it has, by name. */
export type DavResponse = { href: string; status: number; properties: Map<string, DavElement> };

const prefixes: Record<string, string> = {
  'DAV:': 'd',
  'urn:ietf:params:xml:ns:caldav': 'c',
  'http://calendarserver.org/ns/': 's',
};

/** The events of 20,000 appointments have some 160,000. */
const elementsMaximum = 250_000;
const depthMaximum = 32;
const pieceLength = 65_536;

/**
 * Reads a multistatus answer in pieces, so that others are served meanwhile. Entities other than XML's own five are
 * refused: nothing can be expanded.
 * @throws CalendarServerFailure unreadable or too-big
 */
export async function readMultistatus(text: string): Promise<DavResponse[]> {
  const root: DavElement = { name: '', label: '', text: '', children: [] };
  const parser = growing(root);
  try {
    for (let at = 0; at < text.length; at += pieceLength) {
      parser.write(text.slice(at, at + pieceLength));
      await breathe();
    }
    parser.close();
  } catch (error) {
    throw error instanceof CalendarServerFailure ? error : new CalendarServerFailure('unreadable', { cause: error });
  }
  const [multistatus] = root.children;
  if (multistatus?.name !== 'd:multistatus') throw new CalendarServerFailure('unreadable');
  return childrenOf(multistatus, 'd:response').map(responseOf);
}

export function childrenOf(element: DavElement | undefined, name: string): DavElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** A parser that adds what it reads to an element, and throws at the first mistake. */
function growing(root: DavElement): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  const open = [root];
  let elements = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1;
    if (elements > elementsMaximum || open.length > depthMaximum) throw new CalendarServerFailure('too-big');
    const label = attributes['name']?.value ?? '';
    const element = { name: `${prefixes[uri] ?? '?'}:${local}`, label, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  return parser;
}

function responseOf(response: DavElement): DavResponse {
  const found = childrenOf(response, 'd:propstat').filter((part) => statusOf(part) === 200);
  const properties = found.flatMap((part) => childrenOf(part, 'd:prop').flatMap(({ children }) => children));
  return {
    href: childrenOf(response, 'd:href')[0]?.text.trim() ?? '',
    status: statusOf(response),
    properties: new Map(properties.map((property) => [property.name, property])),
  };
}

/** "HTTP/1.1 404 Not Found"; without a status all is well. */
function statusOf(element: DavElement): number {
  const [status] = childrenOf(element, 'd:status');
  return status === undefined ? 200 : Number(/\s(\d{3})/.exec(status.text)?.[1] ?? 0);
}
