/** Converts "What we keep, and why" to "what-we-keep-and-why". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
