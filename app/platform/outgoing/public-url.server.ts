import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublicIp } from './public-ip.server.ts';

/** Names that stand for this machine or this network, whatever a resolver says (RFC 6761, RFC 6762, RFC 8375). */
const privateNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|intranet)$/;

/**
 * Returns why a URL is not a public https URL, as a text for people; undefined if it is one. Names are resolved and checked when a
 * connection is made (outgoing-agents.server.ts), because they can change.
 */
export function whyNotPublic(text: string, { allowLoopback }: { allowLoopback: boolean }): string | undefined {
  const url = URL.parse(text);
  if (!url) return 'Please enter a URL, such as https://example.com/hooks';
  const host = hostOf(url);
  if (allowLoopback && isLoopback(host)) return undefined;
  if (url.protocol !== 'https:') return 'The URL must begin with https://';
  if (url.username !== '' || url.password !== '') return 'The URL can’t have a user name or password';
  if (isIP(host) === 0 ? !isPublicName(host) : !isPublicIp(host)) return 'The URL must be reachable from the internet';
  return undefined;
}

/** The host without brackets; the URL parser has turned other spellings of an IP (decimal, hexadecimal) into its own. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function isPublicName(name: string): boolean {
  return name.includes('.') && !privateNames.test(name);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.parse(host).range() === 'loopback');
}
