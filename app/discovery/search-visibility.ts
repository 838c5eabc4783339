/**
 * Pages that search engines may list; everything else says `noindex` (documented pages that are private or a step of
 * a flow).
 */
const listedPages: readonly RegExp[] = [
  /^\/$/,
  /^\/services(?:\/[\w-]{1,60})?$/,
  /^\/professionals(?:\/[0-9a-f-]{36})?$/,
  /^\/(?:how-it-works|join-as-pro|contact|terms|privacy|login|signup)$/,
];

/** What tells a site where its visitors came from changes no page. */
const trackingParameter = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** Parameters that only choose or order what the same page shows. */
const narrowingParameters: Readonly<Record<string, readonly string[]>> = {
  '/professionals': ['service', 'serviceTitle', 'serviceId', 'place', 'date', 'verified', 'sort'],
};

export type SearchVisibility =
  /** `canonicalPath` is the one address under which the page is known. */
  { listed: true; canonicalPath: string } | { listed: false };

/**
 * Whether search engines may list the page of an address. A narrowed or sorted directory counts as the whole one; pages
 * of results for typed words, later pages of a list and addresses with parameters that nobody knows are not listed.
 */
export function searchVisibility({ pathname, searchParams }: URL): SearchVisibility {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (!listedPages.some((page) => page.test(path))) return { listed: false };
  const harmless = narrowingParameters[path] ?? [];
  const isKnown = (name: string) => harmless.includes(name) || trackingParameter.test(name);
  return [...searchParams.keys()].every(isKnown) ? { listed: true, canonicalPath: path } : { listed: false };
}
