/** Returns the form of a name by which two are compared. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
