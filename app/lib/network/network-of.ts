/**
 * Returns the network by which uses of an IP are counted: an IPv4 address itself, or the /64 of an IPv6 address,
 * which belongs to one household or server (RFC 6177). Anything else is returned unchanged.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [plain = ''] = ip.split('%');
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]/`)) return ip;
  // The URL parser writes IPv6 addresses in one canonical form (RFC 5952).
  const canonical = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
