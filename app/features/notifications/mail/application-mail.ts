import type { ApplicationNotice, DecidedOutcome } from '#app/features/applications/application-notices.ts';
import type { DocumentKind } from '#app/features/applications/documents/document-kinds.ts';
import { formatDate } from '#app/lib/dates/date-format.ts';
import type { MailContent } from './booking-mail.ts';

type Notice<Kind extends ApplicationNotice['kind']> = Extract<ApplicationNotice, { kind: Kind }>;

const reason = 'You get this mail because you applied to work with Doorstep.';

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

function decidedWords({ outcome, firstName, reopened, paymentsConnected }: Notice<'decided'>): MailContent {
  const { lead, ...words } = decidedBy[outcome](firstName, paymentsConnected);
  return { ...words, lead: reopened ? `Your account is open again. ${lead}` : lead, facts: [], reason };
}

type Decided = Omit<MailContent, 'facts'>;

const decidedBy: Record<DecidedOutcome, (firstName: string, paymentsConnected: boolean) => Decided> = {
  approved: (firstName, paymentsConnected) => ({
    subject: 'Your application is approved',
    heading: `Welcome aboard${named(firstName)}`,
    lead:
      'Your application is approved and your profile stands in the directory. We are still checking your documents: once you are verified, clients can book you, and we write to you then. ' +
      (paymentsConnected
        ? 'There is nothing you have to do until then.'
        : 'Until then, log in and connect Stripe, so that you can be paid.'),
    action: paymentsConnected
      ? { label: 'Open my dashboard', path: '/dashboard/professional' }
      : { label: 'Log in and connect Stripe', path: '/login' },
  }),
  verified: (firstName) => ({
    subject: 'Your documents are verified',
    heading: `Your documents check out${named(firstName)}`,
    lead: 'We checked your documents, and your profile carries the Verified badge. One step is left on our side: approving your application. We write to you when it is done; there is nothing you have to do.',
    action: { label: 'Open my dashboard', path: '/dashboard/professional' },
  }),
  bookable: (firstName, paymentsConnected) => ({
    subject: paymentsConnected
      ? 'You are approved and verified: clients can book you now'
      : 'You are approved and verified: one last step',
    heading: `You are in${named(firstName)}`,
    lead: paymentsConnected
      ? 'Your application is approved, your documents are verified, and clients can book you from now on. Look over your working hours, so that they book when it suits you.'
      : 'Your application is approved and your documents are verified. One last step: log in and connect Stripe, which takes about five minutes. From then on clients can book you and you are paid after each visit.',
    action: paymentsConnected
      ? { label: 'Open my dashboard', path: '/dashboard/professional' }
      : { label: 'Log in and connect Stripe', path: '/login' },
  }),
};

function rejectedWords({ firstName, reason: givenReason }: Notice<'rejected'>): MailContent {
  return {
    subject: 'Your application needs another look',
    heading: `We could not accept your application yet${named(firstName)}`,
    lead: 'Thank you for applying. We could not accept the application as it stands; the reason is below. You can change it and hand it in again at any time: log in, then open the application.',
    facts: [['What was missing', givenReason]],
    action: { label: 'Apply again', path: '/join-as-pro' },
    reason,
  };
}

const suspendedVisits = {
  keep: ' Visits that are booked already stay: please keep them.',
  cancel: ' The visits that were booked are cancelled, and their clients are refunded in full.',
} as const;

function suspendedWords({ firstName, reason: givenReason, visits }: Notice<'suspended'>): MailContent {
  return {
    subject: 'Your professional account is suspended',
    heading: `Your account is on hold${named(firstName)}`,
    lead: `We had to suspend your professional account; the reason is below. You are not listed and cannot be booked for now.${visits ? suspendedVisits[visits] : ''} If you think that this is a mistake, or want to put it right, write to us.`,
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
        ? 'Without a valid certification your profile loses the Verified badge, and clients cannot book you until we have the new one.'
        : 'Your profile stays as it is meanwhile.'),
    facts: [['Valid until', formatDate(expiresOn)]],
    action: { label: 'Send the new one', path: documentsPath },
    reason,
  };
}

function badgeTakenWords({ firstName, expiresOn }: Notice<'badge-taken'>): MailContent {
  return {
    subject: 'Your Verified badge is paused',
    heading: `Your certification has expired${named(firstName)}`,
    lead: 'None of the certifications that you handed in is valid any more, so your profile lost the Verified badge and clients cannot book you for now. Visits that are booked already stay. Send us the new certification: once we have checked it, everything is as before.',
    facts: [['Valid until', formatDate(expiresOn)]],
    action: { label: 'Send the new one', path: documentsPath },
    reason,
  };
}

const documentsPath = '/dashboard/professional/profile#documents';

function changeAcceptedWords({ firstName, what }: Notice<'change-accepted'>): MailContent {
  return {
    subject: 'Your change is accepted',
    heading: `Your change is in place${named(firstName)}`,
    lead: `You asked for ${what}. We have looked at it and accepted it; it holds from now on.`,
    facts: [],
    action: { label: 'Open my profile', path: documentsPath },
    reason,
  };
}

function changeRejectedWords({ firstName, what, reason: givenReason }: Notice<'change-rejected'>): MailContent {
  return {
    subject: 'Your change was not accepted',
    heading: `We could not accept your change${named(firstName)}`,
    lead: `You asked for ${what}. We could not accept it; the reason is below. What stood before still holds, and you can ask again at any time.`,
    facts: [['Reason', givenReason]],
    action: { label: 'Open my profile', path: documentsPath },
    reason,
  };
}

/** ", Ana" if a name is known. */
function named(firstName: string): string {
  return firstName ? `, ${firstName}` : '';
}
