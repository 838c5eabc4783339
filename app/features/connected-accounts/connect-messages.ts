import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import type { ConnectedAccountStatus } from './connected-account.ts';

/** The texts about connecting Stripe; internal reasons are logged on the server (OPEN-44). */
export const connectMessages = {
  button: 'Connect with Stripe',
  failed: 'Failed to connect to Stripe. Please try again.',
  noLink: 'No Stripe onboarding URL received',
  returned: 'Stripe Connected Successfully!',
  /** People who leave early return to the same URL; only Stripe's own status makes it a success (OPEN-44). */
  returnedEarly: 'Stripe is not connected yet',
  /** Stripe could not be asked. */
  returnedUnknown: 'Back from Stripe',
} as const;

type Connection = {
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  title: string;
  text: string;
};

/** Returns the texts of a connection by its status at Stripe. */
export function connectionText(status: ConnectedAccountStatus | 'none', { commission }: ShownTerms): Connection {
  const {
    text = `Clients pay when they book. After each service, we send you the amount, minus the ${commission} commission.`,
    ...connection
  } = connections[status];
  return { ...connection, text };
}

/** The texts by status; without a `text` of its own, a connection says how the professional is paid. */
const connections: Record<ConnectedAccountStatus | 'none', Omit<Connection, 'text'> & { text?: string }> = {
  none: { label: 'Not connected', tone: 'neutral', title: 'Connect Stripe to get paid' },
  pending: {
    label: 'Not finished',
    tone: 'warning',
    title: 'Stripe is waiting for your details',
    text: 'It takes a few minutes: who you are, and the bank account for your earnings.',
  },
  restricted: {
    label: 'More needed',
    tone: 'warning',
    title: 'Stripe needs more information',
    text: 'Until Stripe has it, you can’t get payouts. The next page shows what’s needed.',
  },
  active: { label: 'Connected', tone: 'success', title: 'Payments are connected' },
  rejected: {
    label: 'Refused',
    tone: 'danger',
    title: 'Stripe doesn’t accept this account',
    text: 'Clients can’t book you with it. Stripe tells only you why. Contact us, and we’ll look for a way together.',
  },
};

/** Returns the description of the return toast by Stripe's current status. */
export function returnText(status: ConnectedAccountStatus | null): string | undefined {
  if (status === 'active') return 'Your earnings are paid out to your bank account.';
  if (status === 'pending' || status === 'restricted') return 'Stripe needs a few more details before it pays out.';
  return status === 'rejected' ? 'Stripe doesn’t pay out to this account.' : undefined;
}

export function isAccountStatus(status: string | null): status is ConnectedAccountStatus {
  return status !== null && status !== 'none' && Object.hasOwn(connections, status);
}
