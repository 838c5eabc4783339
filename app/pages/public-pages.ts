/** Public pages, whose HTML is the same for every visitor, with the query parameters that change them. */
const publicPages: { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/services$/, parameters: [] },
  { path: /^\/services\/[\w-]{1,60}$/, parameters: [] },
  { path: /^\/how-it-works$/, parameters: [] },
  { path: /^\/(auth\/callback|auth-test)$/, parameters: [] },
  {
    path: /^\/(login|login\/code|signup|forgot-password|reset-password|terms|privacy|join-as-pro|join-confirmation)$/,
    parameters: [],
  },
  {
    path: /^\/professionals$/,
    parameters: ['search', 'service', 'serviceTitle', 'serviceId', 'place', 'date', 'verified', 'sort', 'cursor'],
  },
  { path: /^\/professionals\/[0-9a-f-]{36}$/, parameters: [] },
  { path: /^\/docs(\/(?!search$)[a-z-]{1,40}){0,2}$/, parameters: [] },
];

const longestQuery = 400;

/**
 * Returns the name under which a public page is cached, or undefined for pages that are not public or have unknown
 * parameters. Those are rendered but not cached, so that a stranger cannot fill the cache with copies.
 */
export function publicPageKey(url: URL): string | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (url.pathname.endsWith('.data')) return undefined;
  const page = publicPages.find((candidate) => candidate.path.test(path));
  if (!page || url.search.length > longestQuery) return undefined;
  const known = [...url.searchParams].filter(([name]) => page.parameters.includes(name));
  if (known.length !== url.searchParams.size) return undefined;
  return `${path}?${known
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')}`;
}
