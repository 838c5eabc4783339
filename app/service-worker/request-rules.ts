/** How the worker handles a request. */
export type RequestHandling =
  /** A file whose name contains its content's hash: a copy is as good as the file. */
  | 'asset'
  /** A picture of the offline page: from the network, with a copy in reserve. */
  | 'reserve'
  /** A navigation: from the network, with a copy or the offline page in reserve. */
  | 'page'
  /** A navigation to what is no page of ours. */
  | 'passage'
  /** Left to the browser. */
  | 'none';

/** Requested at every URL where the offline page is shown. */
const reserved = new Set(['/images/scenes/offline.svg', '/favicon.svg']);

/** Never cached, whatever their headers say. */
const privatePaths = /^\/(?:api|account|admin|auth|booking|client-dashboard|dashboard|reset-password)(?:\/|$)/;

export function handlingOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestHandling {
  const parsed = new URL(url);
  if (method !== 'GET' || parsed.origin !== origin) return 'none';
  if (mode === 'navigate') return parsed.pathname.startsWith('/api/') ? 'passage' : 'page';
  if (reserved.has(parsed.pathname)) return 'reserve';
  return parsed.pathname.startsWith('/assets/') ? 'asset' : 'none';
}

/** Whether a response may be cached: a page that the server marks as the same for everyone. */
export function mayCachePage(
  url: string,
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  const control = headers.get('cache-control') ?? '';
  const isPublic = /\bpublic\b/.test(control) && !/\b(?:no-store|private)\b/.test(control);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && isPublic && isPage && !privatePaths.test(new URL(url).pathname);
}

const keptHours = 24;

/** Whether a copy is recent enough to show: free hours and prices change. */
export function isRecent({ headers }: Pick<Response, 'headers'>, now: number): boolean {
  return now - Date.parse(headers.get('date') ?? '') < keptHours * 3_600_000;
}

/** Whether a response comes from a server that is being replaced, or from the proxy in front of it. */
export function isOutOfOrder({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Returns our files that a page names: "/assets/root.css", "/images/scenes/offline.svg". */
export function filesNamedIn(html: string): string[] {
  const names = [...html.matchAll(/(?:href|src)="(\/(?:assets|images)\/[^"]+|\/favicon\.svg)"/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)];
}
