import { brandName } from '#app/content/site-copy.ts';

const reserved = new Set(['taken', 'admin', 'beauty', brandName.toLowerCase()]);

/** Reports whether a username counts as taken without asking the server (document 1, section 5; OPEN-34). */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.trim().toLowerCase());
}
