import type { ToastOptions } from '#app/ui/toasts/toast.ts';
import type { ClientStatus } from './client-row.ts';

/** Texts about clients that professionals read (document 2, section 2). */
export const clientMessages = {
  none: 'No clients found',
  noMatch: 'No clients match your search',
  loadFailed: 'Failed to load clients',
  historyFailed: 'Failed to load the bookings',
  /** Explains a client's status (OPEN-09). */
  status: {
    active: 'Active: this is a client account.',
    inactive: 'Inactive: this is no longer a client account, for example because its owner now offers services here.',
  } satisfies Record<ClientStatus, string>,
} as const;

export const clientToasts = {
  loadFailed: (reason: string) => failed(clientMessages.loadFailed, reason),
  historyFailed: (reason: string) => failed(clientMessages.historyFailed, reason),
};

function failed(what: string, reason: string): ToastOptions {
  return { title: 'Error', description: `${what}. ${reason}`, tone: 'error' };
}
