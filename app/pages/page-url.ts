/**
 * The path and query of a page as its visitor sees it, from the address of a request for it. When the browser walks
 * from page to page, React Router asks for `/page.data?_routes=…`
 * (https://reactrouter.com/explanation/special-files); nobody may be led back there.
 */
export function pageUrl(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  const path = pathname.replace(/(\/)_\.data$|\.data$/, '$1');
  searchParams.delete('_routes');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
