import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses so far (https://www.iana.org/assignments/ipv6-unicast-address-assignments). */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whether an IP is one of the internet: of no private network, of no other use. */
export function isPublicIp(ip: string): boolean {
  const parsed = ipaddr.parse(ip);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(publicIpv6));
}
