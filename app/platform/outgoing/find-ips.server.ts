import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';

/** For each name server; the second try waits twice as long. */
const patience = { timeout: 2_000, tries: 2 };

/** A name that does not exist, or cannot. All else may pass: a server is silent, refuses or is out of order. */
const missing = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Finds all IPs of a name, as `dns.lookup` does, but without its threads: of the four of a process, two look
 * names up, and cannot be stopped while a name server is silent. A stranger's name must not take them from our own
 * calls (decision 157).
 * @param servers instead of the system's name servers
 * @throws Error with the code of `dns.lookup`: ENOTFOUND or EAI_AGAIN
 */
export async function findIps(name: string, servers?: readonly string[]): Promise<LookupAddress[]> {
  const plainName = name.toLowerCase().replace(/\.$/, '');
  const known = await knownIps(plainName);
  const ips = known.length > 0 ? known : await askForIps(plainName, servers);
  return ips.map((ip) => ({ address: ip, family: isIP(ip) }));
}

/** Returns the IPs of the hosts file, and those of localhost, which no name server needs to know (RFC 6761). */
async function knownIps(name: string): Promise<string[]> {
  const listed = ipsInHosts(await readFile('/etc/hosts', 'utf8').catch(() => ''), name);
  return listed.length === 0 && name === 'localhost' ? ['127.0.0.1', '::1'] : listed;
}

/** Returns the IPs that a hosts file gives a name (hosts(5)). */
export function ipsInHosts(hosts: string, name: string): string[] {
  return hosts.split('\n').flatMap((line) => {
    const [ip = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return isIP(ip) !== 0 && names.some((known) => known.toLowerCase() === name) ? [ip] : [];
  });
}

/** Each call has a resolver of its own: it knows the name servers of this minute, and shares no failure with others. */
async function askForIps(name: string, servers: readonly string[] | undefined): Promise<string[]> {
  const resolver = new Resolver(patience);
  if (servers) resolver.setServers(servers);
  // The absolute name: it is never looked for below a domain of ours. IPv4 first, since containers often have no IPv6.
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const ips = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (ips.length > 0) return ips;
  const isMissing = answers.every((answer) => answer.status === 'rejected' && missing.has(codeOf(answer.reason)));
  const code = isMissing ? 'ENOTFOUND' : 'EAI_AGAIN';
  throw Object.assign(new Error(`${name} has no IP: ${code}`), { code });
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
