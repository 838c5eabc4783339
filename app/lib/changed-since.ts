/**
 * Whether a record is another one than the person saw who saves it now: of two tabs the second would undo the first
 * without a word. `seen` is what was on the screen before it was changed; not compared where it is missing.
 */
export function changedSince<Fields extends Record<string, string>>(seen: Fields | undefined, now: Fields): boolean {
  return seen !== undefined && Object.keys(now).some((field) => !isSame(seen[field] ?? '', now[field] ?? ''));
}

/** "2" and "2.00" are the same amount. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()];
  return a === b || (a !== '' && b !== '' && Number(a) === Number(b));
}
