/**
 * The rooms of app/features in import order: a room imports only rooms above it. Everything that checks or draws
 * the order reads it from here.
 */
export const rooms = [
  'audit',
  'accounts',
  'site-navigation',
  'account-settings',
  'platform-settings',
  'files',
  'professionals',
  'services',
  'availability',
  'payments',
  'bookings',
  'stripe-events',
  'booking-form',
  'client-bookings',
  'money-checks',
  'professional-desk',
  'clients',
  'calendar',
  'earnings',
  'reviews',
  'favourites',
  'applications',
  'notifications',
  'interventions',
  'directory',
  'closing-accounts',
  'account-data',
  'administration',
] as const;
