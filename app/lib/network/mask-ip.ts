/**
 * Masks an IP as roughly as its owner needs to recognize it: "203.0.113.x", "2001:db8:85a3::/48". Undefined for what
 * is not an IP, and for this machine.
 */
export function maskIp(ip: string | null | undefined): string | undefined {
  const plain = ip?.trim().replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (/^(?:127\.|::1$)/.test(plain)) return undefined;
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.x`;
  if (!/^[0-9a-f:]+$/i.test(plain) || !plain.includes(':')) return undefined;
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':').toLowerCase()}::/${groups.length * 16}` : undefined;
}
