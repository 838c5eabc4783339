/** What can prevent notifications in a browser (document 2, section 8). */
export type PushBlocker =
  | 'mobile'
  | 'unsupported'
  | 'denied'
  | 'cancelled'
  | 'notSupported'
  | 'serviceWorker'
  | 'network';

/**
 * The message for each blocker; for the first the specification gives the beginning (OPEN-40), for the others the
 * occasion (OPEN-41).
 */
export const pushAlerts: Record<PushBlocker, { title: string; text: string }> = {
  mobile: {
    title: 'Only on computers',
    text: 'Push notifications are not available on mobile devices. Please use a desktop browser.',
  },
  unsupported: {
    title: 'Your browser does not support push notifications',
    text: 'Current versions of Chrome, Edge, Firefox and Safari do. You’ll get emails either way.',
  },
  denied: {
    title: 'Notifications are blocked for this site',
    text: 'Allow them in your browser: open the site settings next to the address, set Notifications to Allow, and come back.',
  },
  cancelled: {
    title: 'You haven’t decided yet',
    text: 'The prompt was closed without an answer. Press Enable Push Notifications again, then Allow.',
  },
  notSupported: {
    title: 'Push is not supported here',
    text: 'This window can’t receive push notifications. Private windows can’t, for example: please use a regular one.',
  },
  serviceWorker: {
    title: 'Notifications couldn’t start',
    text: 'Reload the page and try again. If that doesn’t help, clear Doorstep’s site data in your browser.',
  },
  network: {
    title: 'We couldn’t reach the push service',
    text: 'Check your connection and try again. Push doesn’t work in private windows, some browsers and some company networks.',
  },
};
