/**
 * Returns the path and query of a page as its visitor sees it, from the URL of a request for it. On client-side
 * navigation React Router requests `/page.data?_routes=…` (https://reactrouter.com/explanation/special-files); nobody
 * may be redirected there.
 */
export function pageUrl(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  const path = pathname.replace(/(\/)_\.data$|\.data$/, '$1');
  searchParams.delete('_routes');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
