import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses so far (https://www.iana.org/assignments/ipv6-unicast-address-assignments). */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whether an IP is one of the internet: of no private network, of no other use. */
export function isPublicIp(ip: string): boolean {
  const parsed = ipaddr.parse(ip);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(publicIpv6));
}

/**
 * Looks a name up for the agents, which refuse private IPs but take old IPv6 forms such as `::127.0.0.1` for public
 * ones.
 */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const old = found?.find(({ address }) => ipaddr.parse(address).range() === 'unicast' && !isPublicIp(address));
    const refusal = old && new Error(`${old.address} is not allowed. Because, it is no public IP`);
    const [first] = found ?? [];
    if (error || refusal || !first) return done(error ?? refusal ?? new Error('no address'), []);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
