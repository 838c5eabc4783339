/**
 * Whether a page was requested as a demo (OPEN-25): it then shows labeled built-in samples, reads and changes nothing
 * real, and needs no session. Pages know the flag; the API and admin pages do not.
 */
export function isDemo(url: string): boolean {
  return new URL(url).searchParams.get('demo') === 'true';
}
