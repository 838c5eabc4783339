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
    active: 'Active: this account is a client’s.',
    inactive:
      'Inactive: this account is no longer a client’s, for instance because its owner offers services here now.',
  } satisfies Record<ClientStatus, string>,
} as const;

export const clientToasts = {
  loadFailed: (reason: string): ToastOptions => ({
    title: 'Error',
    description: `${clientMessages.loadFailed}. ${reason}`,
    tone: 'error',
  }),
};
