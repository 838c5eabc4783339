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
  'If this wasn’t you, choose a new password right away: it signs out every device. Check that your email account is secure, too.';

const words: { [Kind in AccountNotice['kind']]: Words<Kind> } = {
  'email-change-link': ({ path, email }) => ({
    subject: 'Confirm your new email',
    heading: 'Is this your new email?',
    lines: [
      `Confirm that you want to sign in to Doorstep with ${email} from now on.`,
      'It will belong to the account that asked for it. If you’ve just signed up with this email, use the link in our other email instead: this one would replace your new account.',
      'The link works for 24 hours, once.',
    ],
    action: { label: 'Confirm this email', path, isLink: true },
    note: 'If you didn’t ask for this, you can ignore this email. Nothing will change.',
    reason: 'You’re getting this email because someone asked to use this address for a Doorstep account.',
  }),
  'email-change-taken': () => ({
    subject: 'This email already has an account',
    heading: 'You already have an account with us',
    lines: [
      'Someone, perhaps you, tried to use this email for another Doorstep account. Each email can have only one account, so nothing was changed.',
    ],
    action: { label: 'Log in', path: '/login' },
    note: 'If it wasn’t you, there’s nothing to do.',
  }),
  'email-change-asked': ({ newEmail }) => ({
    subject: 'Someone asked to change your email',
    heading: 'A new email for your account?',
    lines: [
      `We were asked to change the email you sign in with to ${newEmail}.`,
      'Nothing has changed yet. It changes once the link we sent to the new email is opened.',
    ],
    action: newPassword,
    note: notYou,
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your email was changed',
    heading: 'You have a new sign-in email',
    lines: [`From now on you sign in to Doorstep with ${newEmail}. This address no longer works for signing in.`],
    action: { label: 'Get help', path: '/contact' },
    note: 'If this wasn’t you, write to us right away from this address. We’ll help you get your account back.',
  }),
  'google-linked': () => ({
    subject: 'You can now sign in with Google',
    heading: 'Google sign-in is on for your account',
    lines: [
      'Someone signed in to your account with a Google account that has the same verified address. If you have a password, it still works.',
    ],
    action: security,
    note: 'If this wasn’t you, secure your Google account first: anyone who has it can read your email.',
  }),
  'registration-discarded': () => ({
    subject: 'We removed an older sign-up with your email',
    heading: 'We gave you a fresh start',
    lines: [
      'Someone had created an account with your email and a password but never confirmed it.',
      'It may not have been you, so we removed it with everything entered there. No one ever signed in to it.',
    ],
    action: { label: 'Open my account', path: '/dashboard' },
    note: 'If it was you, please enter your name and phone number again.',
  }),
  'two-factor-on': () => ({
    subject: 'Two-factor sign-in is on',
    heading: 'Two-factor sign-in is on',
    lines: [
      'From now on, signing in also asks for a code from your authenticator app. Every other device was signed out.',
      'Keep your recovery codes where you can find them without your phone.',
    ],
    action: security,
    note: notYou,
  }),
  'two-factor-moved': () => ({
    subject: 'Your sign-in codes come from another phone',
    heading: 'Two-factor sign-in moved to another phone',
    lines: [
      'Codes of the former phone no longer work. Every other device was signed out.',
      'The recovery codes you haven’t used still work.',
    ],
    action: security,
    note: notYou,
  }),
  'two-factor-off': () => ({
    subject: 'Two-factor sign-in is off',
    heading: 'Two-factor sign-in was turned off',
    lines: ['From now on, signing in doesn’t ask for a code.'],
    action: newPassword,
    note: notYou,
  }),
  'recovery-codes-renewed': () => ({
    subject: 'You have new recovery codes',
    heading: 'Your recovery codes were replaced',
    lines: ['The old ones no longer work.'],
    action: security,
    note: notYou,
  }),
  'api-key-created': ({ name }) => ({
    subject: 'You have a new API key',
    heading: 'A new API key was created',
    lines: [
      `The key “${name}” can act for you from programs, within what it was allowed to do.`,
      'You can revoke it at any time.',
    ],
    action: { label: 'See your keys', path: '/account/developers' },
    note: 'If this wasn’t you, revoke the key and choose a new password right away.',
  }),
  'webhook-disabled': ({ url, reason }) => ({
    subject: 'A webhook endpoint was turned off',
    heading: 'We turned a webhook endpoint off',
    lines: [
      reason === 'gone'
        ? `${url} answered that it wants no more webhooks (410 Gone).`
        : `${url} accepted nothing for three days.`,
      'Events are no longer sent there. Once it works again, turn it on and replay what it missed from its log.',
    ],
    action: { label: 'See the log', path: '/account/developers' },
    note: 'If you don’t need this endpoint anymore, there’s nothing to do.',
  }),
  'recovery-code-used': ({ left }) => ({
    subject: 'A recovery code was used to sign in',
    heading: 'A recovery code was used',
    lines: [
      'Someone signed in to your account with one of your recovery codes.',
      left === 1 ? 'You have 1 left.' : `You have ${left} left.`,
    ],
    action: { label: 'Get new codes', path: '/account/two-factor' },
    note: notYou,
  }),
  'calendar-failing': ({ name, text }) => ({
    subject: `We can’t read your calendar “${name}”`,
    heading: 'We can’t read your calendar',
    lines: [
      `“${name}” is connected to Doorstep, so that nobody books you while you’re busy. We can’t read it at the moment.`,
      text,
      'Until then we go by what we last read. New appointments in that calendar don’t block your times.',
    ],
    action: { label: 'Open connected calendars', path: '/dashboard/professional/calendars' },
    note: 'We keep trying. You’ll get no more emails about this until we could read it again.',
  }),
  'calendar-visits-changed': ({ name, visits }) => ({
    subject: `Visits were changed in your calendar “${name}”`,
    heading: 'Changed in your calendar',
    lines: [
      `These visits were deleted or moved in “${name}”. At Doorstep they are still booked, at the same time as before:`,
      ...visits,
      'Put them back into your calendar, or open a visit to contact the client or cancel it. Only the client can reschedule a visit they paid for.',
    ],
    action: { label: 'Open connected calendars', path: '/dashboard/professional/calendars' },
    note: 'A visit is never moved or cancelled by a change in your calendar.',
  }),
  'number-taken-over': ({ ending }) => ({
    subject: 'Your text messages were turned off',
    heading: 'Your number moved to another account',
    lines: [
      `Someone confirmed the mobile number ending in ${ending} for another Doorstep account, with a code sent to that phone.`,
      'A number can belong to only one account, so we no longer text you there.',
    ],
    action: { label: 'Open notifications', path: '/account/notifications' },
    note: 'If it’s still your number, add it again. If you’ve given it up, there’s nothing to do.',
  }),
};

/** Returns the content of a notice's mail. */
export function accountNoticeContent(notice: AccountNotice): AccountNoticeContent {
  // Kinds and texts belong together in the table above, which TypeScript cannot follow through an index.
  return (words[notice.kind] as (told: AccountNotice) => AccountNoticeContent)(notice);
}
