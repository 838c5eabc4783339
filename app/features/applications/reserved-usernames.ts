import { brandName } from '#app/content/site-copy.ts';

const reserved = new Set(['taken', 'admin', 'beauty', brandName.toLowerCase()]);

/** Whether a username counts as taken without anybody being asked (document 1, section 5; OPEN-34). */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.trim().toLowerCase());
}
