/** Notices of a page whose scripts, or whose responses, do not arrive. */
export const pageWatchMessages = {
  stuck:
    'This page has not loaded completely, so its buttons do not work yet. Check your connection and load it again: what you typed stays, except passwords and files.',
  reload: 'Load the page again',
  part: 'A part of this page could not be loaded. What you typed is still here. Check your connection and try again.',
  again: 'Try again',
  slow: 'This is taking longer than usual. Please keep this page open: what you typed stays, and you hear how it ends.',
  offline:
    'Doorstep could not be reached. Nothing was sent, and what you typed is still here. Check your connection and try again.',
} as const;
