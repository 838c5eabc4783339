import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { lookUpPublic } from '#app/platform/outgoing/public-lookup.server.ts';

export type OutsideRequest = {
  /** GET, if nothing else is said. */
  method?: string;
  body?: string;
  headers: Record<string, string>;
  bytesMaximum: number;
  /** For everything together, redirects included. */
  milliseconds: number;
  redirectsMaximum: number;
};

export type OutsideAnswer = {
  status: number;
  /** Where it came from, behind all redirects. */
  url: string;
  etag: string | null;
  lastModified: string | null;
  text: string;
};

/** Why nothing came back: `private` is an address that is not on the public internet. */
export type OutsideFailureKind = 'private' | 'late' | 'unreachable' | 'too-big';

export class OutsideFailure extends Error {
  readonly kind: OutsideFailureKind;

  constructor(kind: OutsideFailureKind, options?: ErrorOptions) {
    super(`The other server: ${kind}`, options);
    this.name = 'OutsideFailure';
    this.kind = kind;
  }
}

// It checks the IP that a name leads to as the connection is made, so that no name can lead into our own network.
const agent = new RequestFilteringHttpsAgent({ keepAlive: false, lookup: lookUpPublic });

let sandboxOrigin: string | undefined;

/** Lets requests reach the sandbox, which is on loopback and speaks plain HTTP. */
export function connectOutsideFetch(origin: string | undefined): void {
  sandboxOrigin = origin;
}

/** Whether a URL may be asked at all; where its name leads is checked on the way. */
export function isOutsideUrl(url: URL): boolean {
  return url.protocol === 'https:' || url.origin === sandboxOrigin;
}

/**
 * Fetches a URL that a person typed. Private and reserved IPs are refused, also behind redirects; size and time are
 * limited. A redirect to another server does not get the authorization.
 * @throws OutsideFailure
 */
export async function fetchOutside(url: URL, request: OutsideRequest): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(request.milliseconds);
  try {
    return await follow(url, request, signal);
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    const isPrivate = error instanceof Error && /is not allowed\. Because/.test(error.message);
    throw new OutsideFailure(signal.aborted ? 'late' : isPrivate ? 'private' : 'unreachable', { cause: error });
  }
}

async function follow(url: URL, request: OutsideRequest, signal: AbortSignal, redirects = 0): Promise<OutsideAnswer> {
  if (!isOutsideUrl(url)) throw new OutsideFailure('private');
  const response = await send(url, request, signal);
  const { statusCode: status = 0, headers } = response;
  const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
  if (!isRedirect) {
    const text = await readText(response, request.bytesMaximum);
    const { etag = null, 'last-modified': lastModified = null } = headers;
    return { status, url: url.href, etag, lastModified, text };
  }
  response.destroy();
  if (redirects >= request.redirectsMaximum) throw new OutsideFailure('unreachable');
  const target = new URL(headers.location ?? '', url);
  return follow(
    target,
    redirected(request, { status, isSameServer: target.origin === url.origin }),
    signal,
    redirects + 1,
  );
}

/** Only 303 asks for a GET (RFC 9110, 15.4): the others repeat what was asked. */
function redirected(request: OutsideRequest, { status, isSameServer }: { status: number; isSameServer: boolean }) {
  const { authorization, ...open } = request.headers;
  const headers = isSameServer && authorization !== undefined ? { ...open, authorization } : open;
  const { method: _method, body: _body, ...get } = request;
  return { ...(status === 303 ? get : request), headers };
}

function send(
  url: URL,
  { method = 'GET', body, headers }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const ask = url.origin === sandboxOrigin ? requestHttp : requestHttps;
  const options = url.origin === sandboxOrigin ? {} : { agent };
  return new Promise((resolve, reject) => {
    ask(url, { ...options, method, signal, headers: { 'user-agent': 'Doorstep-Calendar/1.0', ...headers } }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function readText(response: IncomingMessage, bytesMaximum: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMaximum) throw new OutsideFailure('too-big');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
