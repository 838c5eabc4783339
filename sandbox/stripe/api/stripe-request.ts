import qs from 'qs';
import { fingerprintOf } from './idempotency.ts';
import { newId } from '../identifiers.ts';
import { StripeApiError } from './stripe-error.ts';

export type StripeRequest = {
  id: string;
  method: string;
  /** Includes the query string. */
  path: string;
  body: string;
  parameters: unknown;
  account: string | null;
  /** The idempotency key; only POSTs have one. */
  key: string | null;
  fingerprint: string;
};

export async function readStripeRequest(request: Request): Promise<StripeRequest> {
  const { method, headers } = request;
  const { pathname, search } = new URL(request.url);
  const body = method === 'POST' ? await request.text() : '';
  const account = headers.get('stripe-account');
  return {
    id: newId('req'),
    method,
    path: pathname + search,
    body,
    // The SDK encodes nested values with brackets, deeper and longer than qs allows by default.
    parameters: qs.parse(method === 'GET' ? search.slice(1) : body, {
      depth: 20,
      arrayLimit: 1000,
      parameterLimit: 5000,
    }),
    account,
    key: method === 'POST' ? headers.get('idempotency-key') : null,
    fingerprint: fingerprintOf(method, pathname + search, body, account),
  };
}

/** Accepts any test key and refuses all others, above all live ones: nothing here is real. */
export function checkSecretKey(authorization: string | undefined): void {
  const [scheme, credentials = ''] = (authorization ?? '').split(' ');
  const key = scheme === 'Basic' ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '') : credentials;
  if (key === '') {
    const message =
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new StripeApiError(message, { status: 401, stored: false });
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) {
    throw new StripeApiError(`Invalid API Key provided: ${key.slice(0, 8)}****`, { status: 401, stored: false });
  }
}
