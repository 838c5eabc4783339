import type { DirectorySort } from './directory-filter.ts';

/** The position where a page of the list ended: the last card's sort key, as the database writes it, and its lot. */
export type DirectoryCursor = { sort: DirectorySort; key: string; lot: string };

/** Which page of a search to read. */
export type SearchPage = {
  sort: DirectorySort;
  cursor: DirectoryCursor | undefined;
  limit: number;
  /** Thousands match: scanning the list in order finds a page of them sooner than collecting them all. */
  hasMany: boolean;
};

/** A card as JSON text, with the key and lot that order the list. */
export type FoundCard = { lot: string; key: string; card: string };

const lotPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longestName = 250;

/** Validates a key's format: it is cast to its column's type, where anything else would be an error. */
const isKey: Record<DirectorySort, (key: string) => boolean> = {
  relevance: (key) => /^[0-5]:[0-5](?:\.\d{1,2})?$/.test(key),
  rating: (key) => /^[0-5](?:\.\d{1,2})?$/.test(key),
  next_free: (key) => /^(?:Infinity|\d{1,12})$/.test(key),
  name_asc: isName,
  name_desc: isName,
};

function isName(key: string): boolean {
  return key.length <= longestName && !key.includes('\0');
}

export function encodeCursor({ sort, key, lot }: DirectoryCursor): string {
  return Buffer.from(JSON.stringify([sort, key, lot])).toString('base64url');
}

/** Decodes a cursor; undefined if it is not one of ours or belongs to another sort. */
export function decodeCursor(text: string, sort: DirectorySort): DirectoryCursor | undefined {
  const parts = parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) return undefined;
  const [, key, lot] = parts as unknown[];
  if (typeof key !== 'string' || typeof lot !== 'string' || !isKey[sort](key) || !lotPattern.test(lot))
    return undefined;
  return { sort, key, lot };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
