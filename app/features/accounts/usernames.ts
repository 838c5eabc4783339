/** A username for an account that never chose one (AUTH-035): readable, unlikely to clash, checked by the database. */
export function generatedUsername(email: string, random: () => number = Math.random): string {
  const base = (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '').slice(0, 24) || 'client';
  const suffix = Math.floor(random() * 36 ** 5)
    .toString(36)
    .padStart(5, '0');
  return `${base}-${suffix}`;
}
