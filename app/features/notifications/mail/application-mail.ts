import type { ApplicationNotice, DecidedOutcome } from '#app/features/professional-review/application-notices.ts';
import type { DocumentKind } from '#app/features/professional-documents/document-kinds.ts';
import { formatDate } from '#app/lib/dates/date-format.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';

type Notice<Kind extends ApplicationNotice['kind']> = Extract<ApplicationNotice, { kind: Kind }>;

const reason = 'You’re getting this email because you applied to work with Doorstep.';

/** Returns the content of a mail about the review of an application. */
export function applicationMailContent(notice: ApplicationNotice): MailContent {
  switch (notice.kind) {
    case 'decided':
      return decidedWords(notice);
    case 'rejected':
      return rejectedWords(notice);
    case 'suspended':
      return suspendedWords(notice);
    case 'document-expiring':
      return expiringWords(notice);
    case 'badge-taken':
      return badgeTakenWords(notice);
    case 'change-accepted':
      return changeAcceptedWords(notice);
    case 'change-rejected':
      return changeRejectedWords(notice);
  }
}

function decidedWords({ outcome, firstName, reopened, ...stripe }: Notice<'decided'>): MailContent {
  const connection = stripe.paymentsConnected ? 'connected' : stripe.canBePaid ? 'unfinished' : 'missing';
  const { lead, ...words } = decidedBy[outcome](firstName, connection);
  return { ...words, lead: reopened ? `Your account is open again. ${lead}` : lead, facts: [], reason };
}

type Decided = Omit<MailContent, 'facts'>;

/** Clients book and pay whose connection is unfinished, and the share waits (decision 014). */
type StripeConnection = 'connected' | 'unfinished' | 'missing';

const openDashboard = { label: 'Open my dashboard', path: '/dashboard/professional' };
const stripeActions: Record<StripeConnection, MailContent['action']> = {
  connected: openDashboard,
  unfinished: { label: 'Log in and finish with Stripe', path: '/login' },
  missing: { label: 'Log in and connect Stripe', path: '/login' },
};

const waitingWords: Record<StripeConnection, string> = {
  connected: 'There’s nothing you need to do until then.',
  unfinished: 'In the meantime, log in and give Stripe what it still needs, so that we can send you what you earn.',
  missing: 'In the meantime, log in and connect Stripe: nobody can book you without it.',
};

const bookableWords: Record<StripeConnection, string> = {
  connected:
    'Your application is approved, your documents are verified, and clients can book you from now on. Check your working hours so they book when it suits you.',
  unfinished:
    'Your application is approved, your documents are verified, and clients can book you from now on. Log in and give Stripe what it still needs: until then, what you earn waits for you.',
  missing:
    'Your application is approved and your documents are verified. One last step: log in and connect Stripe, which takes about five minutes. Then clients can book you, and you get paid after each visit.',
};

const decidedBy: Record<DecidedOutcome, (firstName: string, connection: StripeConnection) => Decided> = {
  approved: (firstName, connection) => ({
    subject: 'Your application is approved',
    heading: `Welcome aboard${named(firstName)}`,
    lead: `Your application is approved and your profile is in the directory. We’re still checking your documents. Once you’re verified, clients can book you, and we’ll email you then. ${waitingWords[connection]}`,
    action: stripeActions[connection],
  }),
  verified: (firstName) => ({
    subject: 'Your documents are verified',
    heading: `Your documents are all set${named(firstName)}`,
    lead: 'We checked your documents, and your profile now has the Verified badge. One step is left on our side: approving your application. We’ll email you when it’s done; there’s nothing you need to do.',
    action: openDashboard,
  }),
  bookable: (firstName, connection) => ({
    subject:
      connection === 'missing'
        ? 'You are approved and verified: one last step'
        : 'You are approved and verified: clients can book you now',
    heading: `You are in${named(firstName)}`,
    lead: bookableWords[connection],
    action: stripeActions[connection],
  }),
};

function rejectedWords({ firstName, reason: givenReason }: Notice<'rejected'>): MailContent {
  return {
    subject: 'Your application needs another look',
    heading: `We couldn’t accept your application yet${named(firstName)}`,
    lead: 'Thank you for applying. We couldn’t accept your application as it is; the reason is below. You can fill in a new one at any time: log in, then open the application. Your services and what it leaves blank stay as they are.',
    facts: [['What was missing', givenReason]],
    action: { label: 'Apply again', path: '/join-as-pro' },
    reason,
  };
}

const suspendedVisits = {
  keep: ' Visits that are already booked still stand: please keep them.',
  cancel: ' Your booked visits are cancelled, and those clients are refunded in full.',
} as const;

function suspendedWords({ firstName, reason: givenReason, visits }: Notice<'suspended'>): MailContent {
  return {
    subject: 'Your professional account is suspended',
    heading: `Your account is on hold${named(firstName)}`,
    lead: `We had to suspend your professional account; the reason is below. For now, you aren’t listed and can’t be booked.${visits ? suspendedVisits[visits] : ''} If you think this is a mistake, or want to fix it, write to us.`,
    facts: [['Reason', givenReason]],
    action: { label: 'Write to us', path: '/contact' },
    reason,
  };
}

const documentNames: Record<DocumentKind, string> = { certification: 'certification', insurance: 'insurance' };

function expiringWords({
  firstName,
  document,
  expiresOn,
  isLastCertification,
}: Notice<'document-expiring'>): MailContent {
  const name = documentNames[document];
  return {
    subject: `Your ${name} expires on ${formatDate(expiresOn)}`,
    heading: `Time to renew your ${name}${named(firstName)}`,
    lead:
      `The ${name} that you handed in holds until ${formatDate(expiresOn)}. Please send us the new one before then. ` +
      (isLastCertification
        ? 'Without a valid certification, your profile loses the Verified badge, and clients can’t book you until we’ve checked the new one and given the badge back.'
        : 'Your profile stays as it is in the meantime.'),
    facts: [['Valid until', formatDate(expiresOn)]],
    action: { label: 'Send the new one', path: documentsPath },
    reason,
  };
}

function badgeTakenWords({ firstName, expiresOn, isWaiting = false }: Notice<'badge-taken'>): MailContent {
  return {
    subject: 'Your Verified badge is paused',
    heading: `Your certification has expired${named(firstName)}`,
    lead: `None of the certifications ${isWaiting ? 'we’ve accepted' : 'you submitted'} is still valid, so your profile lost the Verified badge and clients can’t book you for now. Visits that are already booked still stand. ${isWaiting ? 'We have your new certification' : 'Send us the new certification'}: once we’ve checked it and given the badge back, we’ll email you.`,
    facts: [['Valid until', formatDate(expiresOn)]],
    action: { label: isWaiting ? 'See my documents' : 'Send the new one', path: documentsPath },
    reason,
  };
}

const documentsPath = '/dashboard/professional/profile#documents';

/** Accepting a document gives no badge (decision 016). */
const badgeAhead =
  '. Clients can book you once your profile has the Verified badge. That’s our next step, and we’ll email you then.';

function changeAcceptedWords({ firstName, what, lacksBadge }: Notice<'change-accepted'>): MailContent {
  return {
    subject: 'Your change is approved',
    heading: `Your change is ${lacksBadge ? 'approved' : 'live'}${named(firstName)}`,
    lead: `You asked for ${what}. We’ve reviewed and approved it${lacksBadge ? badgeAhead : '; it applies from now on.'}`,
    facts: [],
    action: { label: 'Open my profile', path: documentsPath },
    reason,
  };
}

function changeRejectedWords({ firstName, what, reason: givenReason }: Notice<'change-rejected'>): MailContent {
  return {
    subject: 'Your change was not approved',
    heading: `We couldn’t approve your change${named(firstName)}`,
    lead: `You asked for ${what}. We couldn’t approve it; the reason is below. Your profile stays as it was, and you can ask again at any time.`,
    facts: [['Reason', givenReason]],
    action: { label: 'Open my profile', path: documentsPath },
    reason,
  };
}

/** ", Ana" if a name is known. */
function named(firstName: string): string {
  return firstName ? `, ${firstName}` : '';
}
