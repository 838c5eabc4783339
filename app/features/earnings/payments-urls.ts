export const stripeConnectUrl = '/dashboard/professional/stripe-connect';

/** Returns the URL of a professional's statement (PDF) of a month ("2026-11"). */
export function statementUrl(month: string): string {
  return `/api/earnings/statements/${month}`;
}
