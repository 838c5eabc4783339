import * as z from 'zod/mini';
import { StripeApiError } from './stripe-error.ts';

/** The value types of form-encoded requests. An empty string means "unset". */
export const text = z.string().check(z.maxLength(5000));
export const integer = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/, 'Invalid integer')), z.transform(Number));
export const boolean = z.pipe(
  z.enum(['true', 'false'], 'Invalid boolean'),
  z.transform((value) => value === 'true'),
);
export const url = z.string().check(z.regex(/^https?:\/\/[^\s/]+\S*$/i, 'Not a valid URL'));
export const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Invalid email address'));
export const currency = z.string().check(z.regex(/^[a-z]{3}$/i, 'Invalid currency'));
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string())]);
export const expand = z.optional(z.array(z.string()));

/** Merges metadata within Stripe's limits: https://docs.stripe.com/api/metadata. A key set to '' is removed. */
export function mergeMetadata(
  current: Record<string, string>,
  given: '' | Record<string, string> | undefined,
): Record<string, string> {
  if (given === undefined) return current;
  if (given === '') return {};
  const merged = Object.fromEntries(Object.entries({ ...current, ...given }).filter(([, value]) => value !== ''));
  if (Object.keys(merged).length > 50) {
    throw new StripeApiError('Metadata can have up to 50 keys.', { param: 'metadata' });
  }
  for (const [key, value] of Object.entries(merged)) {
    if (key.length > 40) {
      throw new StripeApiError(`Metadata keys can have up to 40 characters. Invalid key: ${key}`, {
        param: 'metadata',
      });
    }
    if (value.length > 500) {
      const param = `metadata[${key}]`;
      const message = `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`;
      throw new StripeApiError(message, { param });
    }
  }
  return merged;
}

/** Parses `input` by `schema`; refuses invalid input with Stripe's messages. */
export function readParameters<S extends z.ZodMiniType>(schema: S, input: unknown): z.infer<S> {
  const result = z.safeParse(schema, input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  // A failed parse has at least one issue.
  if (issue === undefined) throw new StripeApiError('Invalid request', { stored: false });
  throw refusalOf(issue, input);
}

function refusalOf(issue: z.core.$ZodIssue, input: unknown): StripeApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    const message = `Received unknown parameter: ${param} (unknown to Stripe, or outside what the sandbox speaks)`;
    return new StripeApiError(message, { code: 'parameter_unknown', param, stored: false });
  }
  const param = bracketed(issue.path);
  const value = issue.path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
  if (value === undefined) {
    return new StripeApiError(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
      stored: false,
    });
  }
  const code = CODES[issue.message];
  const message = code ? `${issue.message}: ${String(value)}` : `Invalid ${param}: ${issue.message}`;
  return new StripeApiError(message, { code: code ?? 'parameter_invalid', param, stored: false });
}

const CODES: Record<string, string> = {
  'Invalid integer': 'parameter_invalid_integer',
  'Not a valid URL': 'url_invalid',
  'Invalid email address': 'email_invalid',
};

function bracketed(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}
