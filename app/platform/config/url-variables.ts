import * as z from 'zod/mini';

/** An origin. */
export const httpUrl = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:\/\/[^/]+$/.test(value),
      'must be an origin such as https://doorstep.example, without a path',
    ),
  );

/** Our own origin. Browsers send it in one form only, and requests are compared with it character by character. */
export const ownOrigin = z
  .string()
  .check(
    z.refine(
      isOriginOfBrowsers,
      'must be an origin such as https://doorstep.example, in lower case, without a path, a user name or the usual port',
    ),
  );

function isOriginOfBrowsers(value: string): boolean {
  return /^https?:/.test(value) && URL.parse(value)?.origin === value;
}

export const socialUrl = z.string().check(z.refine(isPlainHttpsUrl, 'must be an https:// address without a user name'));

export const mapStyleUrl = z
  .string()
  .check(z.refine(isPlainHttpsUrl, 'must be the https:// address of a MapLibre style, without a user name'));

function isPlainHttpsUrl(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** Where a service's own paths begin. */
export const serviceUrl = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:\/\/[^/?#@]+(?:\/[^/?#]+)*$/.test(value),
      'must be a URL such as https://routing.example/osrm, without a slash at its end, a query or a user name',
    ),
  );
