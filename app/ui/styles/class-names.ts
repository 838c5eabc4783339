/** Joins class names and leaves out falsy ones. */
export function classNames(...parts: readonly (string | false | 0 | 0n | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
