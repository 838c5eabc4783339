import type { AccountNotice } from '#app/features/accounts/notices/account-notices.ts';

/** The content of a notice about a person's account. Paths are our own; `note` says what to do if it was not them. */
export type AccountNoticeContent = {
  subject: string;
  heading: string;
  lines: string[];
  action: { label: string; path: string; isLink?: boolean };
  note: string;
  /** Why the recipient gets the mail, if the email has no account (yet). */
  reason?: string;
};

type Words<Kind extends AccountNotice['kind']> = (
  notice: Extract<AccountNotice, { kind: Kind }>,
) => AccountNoticeContent;

const newPassword = { label: 'It was not me', path: '/forgot-password' };
const security = { label: 'Open my account', path: '/account/security' };
const notYou =
  'If this was not you, choose a new password at once: it signs every device out. Look after your mailbox, too.';

const words: { [Kind in AccountNotice['kind']]: Words<Kind> } = {
  'email-change-link': ({ path, email }) => ({
    subject: 'Confirm your new email',
    heading: 'Is this your new email?',
    lines: [
      `Confirm that you want to sign in to Doorstep with ${email} from now on.`,
      'The link works for 24 hours, once.',
    ],
    action: { label: 'Confirm this address', path, isLink: true },
    note: 'If you did not ask for this, you can ignore this mail: nothing changes.',
    reason: 'You get this mail because somebody asked to use this address for a Doorstep account.',
  }),
  'email-change-taken': () => ({
    subject: 'This address has an account already',
    heading: 'You have an account with us already',
    lines: [
      'Somebody, perhaps you, wanted to use this address for another Doorstep account. One address belongs to one account, so nothing was changed.',
    ],
    action: { label: 'Log in', path: '/login' },
    note: 'If it was not you, there is nothing to do.',
  }),
  'email-change-asked': ({ newEmail }) => ({
    subject: 'Somebody asked to change your email',
    heading: 'A new address for your account?',
    lines: [
      `We were asked to change the address that you sign in with to ${newEmail}.`,
      'Nothing has changed yet: it happens when the link that we mailed to the new address is followed.',
    ],
    action: newPassword,
    note: notYou,
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your email was changed',
    heading: 'You sign in with a new address',
    lines: [`From now on you sign in to Doorstep with ${newEmail}. This address no longer works for it.`],
    action: { label: 'Get help', path: '/contact' },
    note: 'If this was not you, write to us right away from this address; we help you to get your account back.',
  }),
  'google-linked': () => ({
    subject: 'You can sign in with Google now',
    heading: 'Google opens your account, too',
    lines: [
      'Somebody signed in to your account with a Google account of the same, verified address. Your password, if you have one, goes on working.',
    ],
    action: security,
    note: 'If this was not you, look after your Google account first: whoever holds it reads this mailbox.',
  }),
  'registration-discarded': () => ({
    subject: 'An older registration of your address was removed',
    heading: 'We started afresh with you',
    lines: [
      'Before you signed in with Google, an account with a password had been registered with your address, but never confirmed.',
      'It may have been somebody else’s doing, so it was removed with all that had been typed there. Nobody has ever signed in to it.',
    ],
    action: { label: 'Open my account', path: '/dashboard' },
    note: 'If it was you who registered it: please type your name and telephone once more.',
  }),
  'two-factor-on': () => ({
    subject: 'Two-factor sign-in is on',
    heading: 'Two-factor sign-in is on',
    lines: [
      'From now on signing in asks for a code of your authenticator app as well. Every other device was signed out.',
      'Keep your recovery codes where you find them without your phone.',
    ],
    action: security,
    note: notYou,
  }),
  'two-factor-off': () => ({
    subject: 'Two-factor sign-in is off',
    heading: 'Two-factor sign-in was turned off',
    lines: ['Signing in asks for your password only, from now on.'],
    action: newPassword,
    note: notYou,
  }),
  'recovery-codes-renewed': () => ({
    subject: 'You have new recovery codes',
    heading: 'Your recovery codes were renewed',
    lines: ['The old ones no longer work.'],
    action: security,
    note: notYou,
  }),
  'recovery-code-used': ({ left }) => ({
    subject: 'A recovery code was used to sign in',
    heading: 'A recovery code was used',
    lines: [
      'Somebody signed in to your account with one of your recovery codes.',
      left === 1 ? 'You have 1 left.' : `You have ${left} left.`,
    ],
    action: { label: 'Get new codes', path: '/account/two-factor' },
    note: notYou,
  }),
};

/** Returns the content of a notice's mail. */
export function accountNoticeContent(notice: AccountNotice): AccountNoticeContent {
  // Kinds and texts belong together in the table above, which TypeScript cannot follow through an index.
  return (words[notice.kind] as (told: AccountNotice) => AccountNoticeContent)(notice);
}
