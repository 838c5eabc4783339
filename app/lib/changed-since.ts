/**
 * Whether a record has changed since the person who saves it saw it: otherwise, of two tabs, the second would
 * silently undo the first. `seen` is what was on the screen before the edit; without it nothing is compared.
 */
export function changedSince<Fields extends Record<string, string>>(seen: Fields | undefined, now: Fields): boolean {
  return seen !== undefined && Object.keys(now).some((field) => !isSame(seen[field] ?? '', now[field] ?? ''));
}

/** "2" and "2.00" are the same amount. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.trim(), other.trim()];
  return a === b || (a !== '' && b !== '' && Number(a) === Number(b));
}
