/** Joins the class names that apply; conditions that do not hold are left out. */
export function classNames(...parts: readonly (string | false | 0 | 0n | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
