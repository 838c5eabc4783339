import { usernameLookalikes } from './username-lookalikes.ts';

/**
 * Generates a username for an account that never chose one (AUTH-035): readable and unlikely to clash; the database
 * checks it.
 */
export function generatedUsername(email: string, random: () => number = Math.random): string {
  const base =
    (email.split('@')[0] ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '')
      .slice(0, 24) || 'client';
  const suffix = Math.floor(random() * 36 ** 5)
    .toString(36)
    .padStart(5, '0');
  return `${base}-${suffix}`;
}

// Invisible characters; two names that differ only in these look alike: controls, soft hyphens, joiners, directions,
// fillers, variation selectors, tags (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point).
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u1680\u2028\u2029]/gu;

/**
 * Normalizes a username: composed (NFKC), lowercase, trimmed, without invisible characters. NFC, NFD, full-width and
 * zero-width variants become the same.
 */
export function normalizedUsername(typed: string): string {
  const composed = typed.normalize('NFKC').replace(unseen, '');
  const lower = Array.from(composed, lowerCase).join('');
  return lower.normalize('NFKC').replace(/ +/g, ' ').replace(/^ | $/g, '');
}

/** Letter by letter, as PostgreSQL does: a final sigma is like any other, and a dotted capital i is an i. */
function lowerCase(letter: string): string {
  return letter === '\u0130' ? 'i' : letter.toLowerCase();
}

const letterOf = new Map(usernameLookalikes);

/**
 * Returns the key that makes a username unique: two names with the same key look alike (homographs, accents), and
 * only one of them can be taken. The database's unique rule uses the same function (username_key).
 */
export function usernameKey(typed: string): string {
  const bare = normalizedUsername(typed)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return Array.from(bare, (letter) => letterOf.get(letter) ?? letter).join('');
}
