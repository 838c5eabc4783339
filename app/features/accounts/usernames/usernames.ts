import { usernameLookalikes } from './username-lookalikes.ts';

/** A username for an account that never chose one (AUTH-035): readable, unlikely to clash, checked by the database. */
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

// Nobody sees these, and two names that differ in them only look alike: controls, soft hyphens, joiners, directions,
// fillers, variation selectors, tags (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point).
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u1680\u2028\u2029]/gu;

/**
 * A username as it is kept: composed (NFKC), lower case, trimmed, without anything that cannot be seen. What is typed
 * as NFC or NFD, in full width or with a zero-width joiner is one and the same.
 */
export function normalizedUsername(typed: string): string {
  const composed = typed.normalize('NFKC').replace(unseen, '');
  const lower = Array.from(composed, lowerCase).join('');
  return lower.normalize('NFKC').replace(/ +/g, ' ').replace(/^ | $/g, '');
}

/** Letter for letter, as PostgreSQL does: a word's last sigma is like any other, and a capital i with a dot is an i. */
function lowerCase(letter: string): string {
  return letter === '\u0130' ? 'i' : letter.toLowerCase();
}

const letterOf = new Map(usernameLookalikes);

/**
 * What makes a username somebody's: two names with one key look alike (homographs, accents), and only one of them can
 * be taken. The database's unique rule is the same function (username_key).
 */
export function usernameKey(typed: string): string {
  const bare = normalizedUsername(typed)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return Array.from(bare, (letter) => letterOf.get(letter) ?? letter).join('');
}
