import { magicLink } from 'better-auth/plugins/magic-link';

/**
 * The library's sign-in for whoever reads an email's inbox, which creates an account without a password for a new
 * email. Links are our own (signInByMail); the library's never leave the process, and it mails none.
 */
export function mailLinkSignIn() {
  return magicLink({
    sendMagicLink: () => {
      throw new Error('Links that sign in are mailed by the room that needs them');
    },
  });
}
