import type { ToastOptions } from '#app/ui/toasts/toast.ts';

/** The texts professionals read about their services (document 2, section 8). */
export const serviceLabels = {
  empty: 'No services added yet. Click "Add Service" to create your first service.',
  loadFailed: 'Failed to load services',
  waiting: 'Waiting for Stripe',
} as const;

const stripeLater =
  'Stripe hasn’t answered yet. We’ll keep trying, and clients can book it as soon as its price is ready.';

export const serviceToasts = {
  created: (isPriced: boolean): ToastOptions =>
    success('Service created successfully', isPriced ? undefined : stripeLater),
  updated: (): ToastOptions => success('Service updated successfully'),
  deleted: (removedFromStripe: boolean): ToastOptions =>
    removedFromStripe
      ? success('Service deleted successfully from both database and Stripe')
      : success('Service deleted', 'No one can book it anymore. Stripe hasn’t answered yet, so we’ll keep trying.'),
  priced: (): ToastOptions => success('The price is ready', 'Clients can book this service now.'),
  creationFailed: (reason: string): ToastOptions => failure('Failed to create service', reason),
  updateFailed: (reason: string): ToastOptions => failure('Failed to update service', reason),
  deletionFailed: (reason: string): ToastOptions => failure('Failed to delete service', reason),
  pricingFailed: (reason: string): ToastOptions => failure('Still waiting for Stripe', reason),
};

function success(title: string, description?: string): ToastOptions {
  return { title, description, tone: 'success' };
}

function failure(title: string, description: string): ToastOptions {
  return { title, description, tone: 'error' };
}
