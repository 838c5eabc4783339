import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { findIps } from './find-ips.server.ts';
import { isPublicIp } from './public-ip.server.ts';

/**
 * Looks a name up for the agents, which refuse private IPs but take old IPv6 forms such as `::127.0.0.1` for public
 * ones. They connect to the IPs that it returns, and ask nobody again.
 */
export const lookUpPublic: LookupFunction = publicLookup();

/** @param servers instead of the system's name servers */
export function publicLookup(servers?: readonly string[]): LookupFunction {
  return (name, options, done) => {
    findAllowed(name, servers).then(
      ([first, ...others]) => (options.all ? done(null, [first, ...others]) : done(null, first.address, first.family)),
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

type FoundIps = [LookupAddress, ...LookupAddress[]];

/** @throws Error if there is none, or one is an old form that the agents would connect to */
async function findAllowed(name: string, servers: readonly string[] | undefined): Promise<FoundIps> {
  const found = await findIps(name, servers);
  const old = found.find(({ address }) => ipaddr.parse(address).range() === 'unicast' && !isPublicIp(address));
  if (old) throw new Error(`${old.address} is not allowed. Because, it is no public IP`);
  const [first, ...others] = found;
  if (!first) throw new Error('no IP');
  return [first, ...others];
}
