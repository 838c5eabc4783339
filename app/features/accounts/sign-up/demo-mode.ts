/**
 * Whether a page was asked for as a demo (OPEN-25): it then shows built-in samples with a label, reads and changes
 * nothing real, and needs no session. Pages know the flag; the API and the pages of administrators do not.
 */
export function isDemo(url: string): boolean {
  return new URL(url).searchParams.get('demo') === 'true';
}
