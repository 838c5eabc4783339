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
    text: 'Chrome, Edge, Firefox and Safari do, in their current versions. Emails reach you either way.',
  },
  denied: {
    title: 'Notifications are blocked for this site',
    text: 'Allow them in your browser: open the site settings beside the address, set Notifications to Allow, and come back.',
  },
  cancelled: {
    title: 'You have not decided yet',
    text: 'The question was closed without an answer. Choose Enable Push Notifications again and press Allow.',
  },
  notSupported: {
    title: 'Push is not supported here',
    text: 'This browser window cannot receive push messages. Private windows cannot, for example: please use an ordinary one.',
  },
  serviceWorker: {
    title: 'The part that receives notifications did not start',
    text: 'Reload the page and try again. If that does not help, clear the site data of Doorstep in your browser.',
  },
  network: {
    title: 'The push service could not be reached',
    text: 'Check your connection and try again. Private windows, some browsers and some company networks have none.',
  },
};
