/**
 * Pages that search engines may list; all others say `noindex` (documented pages that are private or a step of a
 * flow).
 */
const listedPages: readonly RegExp[] = [
  /^\/$/,
  /^\/services(?:\/[\w-]{1,60})?$/,
  /^\/professionals(?:\/[0-9a-f-]{36})?$/,
  /^\/(?:how-it-works|join-as-pro|contact|terms|privacy|login|signup)$/,
  /^\/docs(?:\/(?!search$)[a-z-]{1,40}){0,2}$/,
];

/** Tracking parameters do not change a page. */
const trackingParameter = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** Parameters that only filter or sort the same page. */
const narrowingParameters: Readonly<Record<string, readonly string[]>> = {
  '/professionals': ['service', 'serviceTitle', 'serviceId', 'place', 'date', 'verified', 'sort'],
};

export type SearchVisibility =
  /** `canonicalPath` is the page's only indexed path. */
  { listed: true; canonicalPath: string } | { listed: false };

/**
 * Whether search engines may list the page at a URL. A filtered or sorted directory counts as the whole directory;
 * search results for free text, later pages of a list and URLs with unknown parameters are not listed.
 */
export function searchVisibility({ pathname, searchParams }: URL): SearchVisibility {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (!listedPages.some((page) => page.test(path))) return { listed: false };
  const harmless = narrowingParameters[path] ?? [];
  const isKnown = (name: string) => harmless.includes(name) || trackingParameter.test(name);
  return [...searchParams.keys()].every(isKnown) ? { listed: true, canonicalPath: path } : { listed: false };
}
