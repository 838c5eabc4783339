import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  type MiddlewareFunction,
  replace,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { signInAgain } from '#app/features/sessions/session-client.ts';
import { retryLimits } from '#app/platform/config/limits.ts';
import { hasReadFailure, recordReadFailure } from '#app/ui/loading/read-failures.ts';
import { toast } from '#app/ui/toasts/toast.ts';

interface ShownPage {
  pathname: string;
  search: string;
  /** What each of its routes shows, by route id. */
  data: Record<string, unknown>;
  /** Reads it again, in place of a read under way. */
  readAgain: () => Promise<void>;
}
export type ReadResults = Record<string, { type: 'data' | 'error'; result: unknown }>;

/** Its failed loads are only logged (DIR-029). */
const withoutToast = '/professionals';

let shown: ShownPage | undefined;

/** Remembers what is on the screen, in case it cannot be read again. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { revalidate: readAgain } = useRevalidator();
  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    shown = { pathname, search, data, readAgain };
  }, [pathname, search, matches, readAgain]);
}

/**
 * Keeps what a page shows, including what was typed and chosen, if its data cannot be read, and says so: on a refresh
 * and after a change of filters. If another page cannot be reached, the current one stays
 * (docs/decisions/046-failed-reads-keep-the-page.md).
 */
export const cachePage: MiddlewareFunction<ReadResults> = async ({ request }, next) => {
  const results = await next();
  const page = shown;
  if (!page || request.method !== 'GET' || request.signal.aborted) return results;
  if (new URL(request.url).pathname === page.pathname) {
    return Object.values(results).some(lacksSession)
      ? afterSignIn(results, { page, signal: request.signal })
      : withShown(results, page);
  }
  if (!Object.values(results).some(({ type, result }) => type === 'error' && isUnanswered(result))) {
    recordReadFailure(false);
    return results;
  }
  toast({
    tone: 'error',
    title: 'The page could not be loaded',
    description: 'You are still where you were. Please check your connection and try again.',
  });
  throw replace(page.pathname + page.search);
};

/**
 * Asks over the page to sign in again, as /login would replace it with everything typed; whoever declines is led there
 * (docs/decisions/153-an-ended-session-keeps-the-page.md).
 */
async function afterSignIn(
  results: ReadResults,
  { page, signal }: { page: ShownPage; signal: AbortSignal },
): Promise<ReadResults> {
  const isSignedIn = await signInAgain();
  // A later read has waited for the same answer. Reading again ends this read, whose redirect is not followed then.
  if (isSignedIn && !signal.aborted) void page.readAgain();
  return results;
}

/** Replaces what could not be read with what is shown. */
function withShown(results: ReadResults, { pathname, data }: ShownPage): ReadResults {
  const hadFailed = hasReadFailure();
  let hasFailed = false;
  const kept = Object.entries(results).map(([id, read]) => {
    if (read.type !== 'error' || !isFailure(read.result) || !(id in data)) return [id, read];
    hasFailed = true;
    return [id, { type: 'data', result: data[id] }];
  });
  recordReadFailure(hasFailed);
  if (hasFailed && !hadFailed && pathname !== withoutToast) {
    toast({
      tone: 'error',
      title: 'Not up to date',
      description: 'The page shows what was read before. Please check your connection and try again.',
    });
  }
  return Object.fromEntries(kept) as ReadResults;
}

/** Whether a read failed. A page that no longer exists, or that the person may no longer see, is an answer. */
function isFailure(result: unknown): boolean {
  if (result instanceof Response) return isGuardsFailure(result);
  return !isRouteErrorResponse(result) || result.status >= 500;
}

function isUnanswered(result: unknown): boolean {
  if (isRouteErrorResponse(result)) return retryLimits.statuses.some((status) => status === result.status);
  return result instanceof TypeError || (result instanceof DOMException && result.name === 'TimeoutError');
}

/**
 * A guard that could not read the account redirects to /login, which says so (ERR-061); a page that is already shown
 * stays.
 */
function isGuardsFailure(response: Response): boolean {
  return response.headers.get('location')?.startsWith(loginUrl({ error: 'account' })) ?? false;
}

/** Whether a guard found nobody signed in: it redirects to /login, without an error. */
function lacksSession({ result }: ReadResults[string]): boolean {
  const location = result instanceof Response ? result.headers.get('location') : null;
  if (location === null) return false;
  const { pathname, searchParams } = new URL(location, window.location.origin);
  return pathname === loginUrl() && !searchParams.has('error');
}
