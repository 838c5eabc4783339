export const stripeConnectUrl = '/dashboard/professional/stripe-connect';

/** A professional's statement of a month ("2026-11") as a PDF file. */
export function statementUrl(month: string): string {
  return `/api/earnings/statements/${month}`;
}
