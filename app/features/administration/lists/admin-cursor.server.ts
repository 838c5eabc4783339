import { isId } from '#app/platform/http/api/path-parameters.ts';

/** The position where a page of a list ended: the last row's sort key, as the database writes it, and its id. */
export type AdminCursor = { key: string; id: string };

/** The types of sort keys, each with a check that a text can be cast to it. */
const isKey = {
  timestamptz: (text: string) => /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/.test(text),
  numeric: (text: string) => /^\d{1,10}(?:\.\d{1,2})?$/.test(text),
  text: (text: string) => text.length <= 250 && !text.includes('\0'),
};
export type KeyType = keyof typeof isKey;

export function encodeAdminCursor(sort: string, { key, id }: AdminCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/**
 * Decodes a cursor; undefined if it is not one of ours or belongs to another sort, so the list starts at the
 * beginning.
 */
export function decodeAdminCursor(text: string | undefined, sort: string, type: KeyType): AdminCursor | undefined {
  const parts = text === undefined ? undefined : parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) return undefined;
  const [, key, id] = parts as unknown[];
  return typeof key === 'string' && typeof id === 'string' && isKey[type](key) && isId(id) ? { key, id } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
