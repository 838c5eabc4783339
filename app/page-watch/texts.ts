/** Notices of a page whose scripts, or whose responses, do not arrive. */
export const pageWatchMessages = {
  stuck:
    'This page hasn’t fully loaded, so its buttons don’t work yet. Check your connection and reload it: what you typed stays, except passwords and files.',
  reload: 'Reload the page',
  part: 'We couldn’t load part of this page. What you typed is still here. Check your connection and try again.',
  again: 'Try again',
  slow: 'This is taking longer than usual. Please keep this page open: what you typed stays, and we’ll tell you how it goes.',
  offline:
    'We couldn’t reach Doorstep. Nothing was sent, and what you typed is still here. Check your connection and try again.',
} as const;
