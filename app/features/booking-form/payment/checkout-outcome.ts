/** The answer of create-checkout-session, as the page handles it. */
export type CheckoutOutcome =
  | { kind: 'redirect'; checkoutUrl: string }
  | { kind: 'failed'; message: string; code: string | null; professionalsNear: string | null };

export const checkoutMessages = {
  fallback: 'Failed to create booking',
  noCheckoutUrl: 'No checkout URL received in response',
  badJson: 'Invalid response format from server',
} as const;

const prefixes: Record<string, string> = { stripe: 'Stripe error: ', database: 'Database error: ' };

/**
 * Parses the answer of create-checkout-session (document 1, section 8). `status` 0 means no answer at all. A server
 * error says whether the payment provider or the database failed; an answer that cannot be parsed shows its text.
 */
export function checkoutOutcome(status: number, bodyText: string): CheckoutOutcome {
  if (status === 0) return failed(checkoutMessages.fallback);
  const body = parsedObject(bodyText);
  if (status >= 200 && status < 300) return success(body);
  if (!body) return failed(withRawText(bodyText));
  const details = objectOf(body['details']);
  const message = textOf(details?.['message']) ?? textOf(body['error']) ?? checkoutMessages.fallback;
  const prefix = prefixes[textOf(details?.['type']) ?? ''] ?? '';
  return failed(prefix + message, textOf(body['code']), textOf(details?.['professionals_near']));
}

function success(body: Record<string, unknown> | undefined): CheckoutOutcome {
  if (!body) return failed(checkoutMessages.badJson);
  const checkoutUrl = textOf(body['checkoutUrl']);
  return checkoutUrl ? { kind: 'redirect', checkoutUrl } : failed(checkoutMessages.noCheckoutUrl);
}

const longestRawText = 300;

function withRawText(text: string): string {
  const raw = text.trim().slice(0, longestRawText);
  return raw ? `${checkoutMessages.fallback}: ${raw}` : checkoutMessages.fallback;
}

function failed(message: string, code: string | null = null, professionalsNear: string | null = null): CheckoutOutcome {
  return { kind: 'failed', message, code, professionalsNear };
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
