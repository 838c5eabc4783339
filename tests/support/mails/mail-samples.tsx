import type { AccountNotice } from '#app/features/accounts/notices/account-notices.ts';
import { accountNoticeContent } from '#app/features/notifications/mail/account-notice-mail.ts';
import type { ApplicationNotice } from '#app/features/professional-review/application-notices.ts';
import { applicationMailContent } from '#app/features/notifications/mail/application-mail.ts';
import { cents } from '#app/lib/money.ts';
import { payoutMailContent } from '#app/features/notifications/mail/booking-mail.ts';
import { closureMailContent } from '#app/features/notifications/mail/closure-mail.ts';
import { reportedThreadContent } from '#app/features/notifications/mail/team/team-mail.ts';
import { reviewNoticeContent } from '#app/features/notifications/mail/review-mail.ts';
import type { ReviewNotice } from '#app/features/reviews/review-events.ts';
import { calendarFailureTexts } from '#app/features/calendar-servers/calendar-state.ts';
import { AccountNoticeMail } from '#app/features/notifications/mail/templates/account-notice-mail.tsx';
import { ConfirmationMail } from '#app/features/notifications/mail/templates/confirmation-mail.tsx';
import { ContactMail } from '#app/features/contact/contact-mail.tsx';
import { PaymentLinkMail } from '#app/features/notifications/mail/templates/payment-link-mail.tsx';
import { GuestBookingMail } from '#app/features/notifications/mail/templates/guest-booking-mail.tsx';
import { PasswordChangedMail } from '#app/features/notifications/mail/templates/password-changed-mail.tsx';
import { PasswordResetMail } from '#app/features/notifications/mail/templates/password-reset-mail.tsx';
import { StandardMail } from '#app/features/notifications/mail/templates/standard-mail.tsx';
import type { MailSample } from './mail-sample.ts';
import { hostileText, noticeSamples, sampleBooking } from './notice-samples.tsx';

/** Every kind of mail, with users' words where they come in. */
export function mailSamples(baseUrl: string): MailSample[] {
  return [
    {
      name: 'confirmation',
      component: 'confirmation-mail',
      mail: <ConfirmationMail url={`${baseUrl}/confirm-email/abc123`} />,
      facts: ['Confirm your email', `${baseUrl}/confirm-email/abc123`, '24 hours'],
    },
    {
      name: 'confirmation-of-an-application',
      component: 'confirmation-mail',
      mail: <ConfirmationMail url={`${baseUrl}/confirm-email/abc123`} isApplication />,
      facts: [`${baseUrl}/confirm-email/abc123`, 'in the browser you wrote it in'],
    },
    {
      name: 'guest-booking',
      component: 'guest-booking-mail',
      mail: (
        <GuestBookingMail
          url={`${baseUrl}/guest-booking#token=abc123`}
          service={hostileText}
          professional="Maya Brooks"
          when="Wednesday, November 25 at 10:00 AM"
        />
      ),
      facts: [
        'Confirm your booking',
        hostileText,
        'Maya Brooks',
        'Wednesday, November 25 at 10:00 AM',
        `${baseUrl}/guest-booking#token=abc123`,
        '60 minutes, once',
      ],
    },
    {
      name: 'payment-link',
      component: 'payment-link-mail',
      mail: (
        <PaymentLinkMail
          url={`${baseUrl}/pay/abc123`}
          service={hostileText}
          professional="Maya Brooks"
          when="Wednesday, November 25 at 10:00 AM"
        />
      ),
      facts: [
        'Pay for your visit',
        hostileText,
        'Maya Brooks',
        'Wednesday, November 25 at 10:00 AM',
        `${baseUrl}/pay/abc123`,
      ],
    },
    {
      name: 'password-reset',
      component: 'password-reset-mail',
      mail: <PasswordResetMail url={`${baseUrl}/reset-password#token=abc123`} />,
      facts: ['Choose a new password', `${baseUrl}/reset-password#token=abc123`, '30 minutes'],
    },
    {
      name: 'password-changed',
      component: 'password-changed-mail',
      mail: <PasswordChangedMail />,
      facts: ['Your password was changed', 'every other device was signed out', `${baseUrl}/forgot-password`],
    },
    {
      name: 'contact',
      component: 'contact-mail',
      mail: (
        <ContactMail
          name={hostileText}
          email="maya@example.com"
          topic="booking"
          message={`First line.\n\n${hostileText}`}
          signedInAs={null}
        />
      ),
      facts: ['A booking', 'maya@example.com', 'First line.', hostileText, 'Not signed in'],
    },
    ...accountNotices.map((notice) => noticeSample(baseUrl, notice)),
    closureSample(baseUrl),
    ...applicationNotices.map((notice, index) => applicationSample(baseUrl, notice, index)),
    ...noticeSamples(baseUrl),
    ...reviewNotices.map((notice) => reviewNoticeSample(baseUrl, notice)),
    payoutSample(baseUrl),
    reportSample(baseUrl),
  ];
}

const accountNotices: AccountNotice[] = [
  { kind: 'email-change-link', email: 'new@example.com', path: '/account/confirm-email#token=abc123' },
  { kind: 'email-change-taken', email: 'new@example.com' },
  { kind: 'email-change-asked', email: 'maya@example.com', newEmail: 'new@example.com' },
  { kind: 'email-changed', email: 'maya@example.com', newEmail: 'new@example.com' },
  { kind: 'two-factor-on', email: 'maya@example.com' },
  { kind: 'google-linked', email: 'maya@example.com' },
  { kind: 'registration-discarded', email: 'maya@example.com' },
  { kind: 'two-factor-moved', email: 'maya@example.com' },
  { kind: 'two-factor-off', email: 'maya@example.com' },
  { kind: 'recovery-codes-renewed', email: 'maya@example.com' },
  { kind: 'api-key-created', email: 'maya@example.com', name: 'Calendar sync' },
  { kind: 'webhook-disabled', email: 'maya@example.com', url: 'https://example.com/hooks', reason: 'failing' },
  { kind: 'recovery-code-used', email: 'maya@example.com', left: 1 },
  { kind: 'calendar-failing', email: 'maya@example.com', name: 'Family', text: calendarFailureTexts.revoked },
  {
    kind: 'calendar-visits-changed',
    email: 'maya@example.com',
    name: 'Work',
    visits: ['Haircut, Tue, Dec 1', 'Beard trim, Wed, Dec 2'],
  },
  { kind: 'number-taken-over', email: 'maya@example.com', ending: '0142' },
];

function noticeSample(baseUrl: string, notice: AccountNotice): MailSample {
  const words = accountNoticeContent(notice);
  const facts = [words.heading, ...words.lines, words.note, baseUrl + words.action.path];
  return { name: notice.kind, component: 'account-notice-mail', mail: <AccountNoticeMail words={words} />, facts };
}

function closureSample(baseUrl: string): MailSample {
  const words = closureMailContent({ first_name: hostileText, cancelled: [] });
  return {
    name: 'account-deleted',
    component: 'standard-mail',
    mail: <StandardMail words={words} />,
    facts: [words.heading, words.lead, `${baseUrl}/`],
  };
}

const applicant = { email: 'ana@example.com', firstName: 'Ana' };
const applicationNotices: ApplicationNotice[] = [
  { ...applicant, kind: 'decided', outcome: 'approved', reopened: false, paymentsConnected: false },
  { ...applicant, kind: 'decided', outcome: 'verified', reopened: false, paymentsConnected: false },
  { ...applicant, kind: 'decided', outcome: 'bookable', reopened: false, paymentsConnected: false },
  { ...applicant, kind: 'decided', outcome: 'bookable', reopened: false, paymentsConnected: false, canBePaid: true },
  { ...applicant, kind: 'decided', outcome: 'bookable', reopened: true, paymentsConnected: true },
  { ...applicant, kind: 'rejected', reason: hostileText },
  { ...applicant, kind: 'suspended', reason: hostileText },
  {
    ...applicant,
    kind: 'document-expiring',
    document: 'certification',
    expiresOn: '2026-12-20',
    isLastCertification: true,
  },
  {
    ...applicant,
    kind: 'document-expiring',
    document: 'insurance',
    expiresOn: '2026-12-20',
    isLastCertification: false,
  },
  { ...applicant, kind: 'badge-taken', expiresOn: '2026-12-20' },
  { ...applicant, kind: 'badge-taken', expiresOn: '2026-12-20', isWaiting: true },
  { ...applicant, kind: 'change-accepted', what: 'a new certification' },
  { ...applicant, kind: 'change-accepted', what: 'a new certification', lacksBadge: true },
  { ...applicant, kind: 'change-rejected', what: 'the categories Auto Care and Pet Services', reason: hostileText },
];

function applicationSample(baseUrl: string, notice: ApplicationNotice, index: number): MailSample {
  const words = applicationMailContent(notice);
  const facts = [words.heading, words.lead, ...words.facts.map(([, value]) => value), baseUrl + words.action.path];
  return {
    name: `application-${index + 1}-${notice.kind}`,
    component: 'standard-mail',
    mail: <StandardMail words={words} />,
    facts,
  };
}

function payoutSample(baseUrl: string): MailSample {
  const words = payoutMailContent(cents(6750), sampleBooking);
  const facts = [words.heading, words.lead, ...words.facts.map(([, value]) => value), baseUrl + words.action.path];
  return { name: 'payout', component: 'standard-mail', mail: <StandardMail words={words} />, facts };
}

function reportSample(baseUrl: string): MailSample {
  const words = reportedThreadContent({
    id: 'r',
    reported_by: 'client',
    client: `Maya ${hostileText}`,
    professional: 'Paula Professional',
    professional_id: 'p',
    reason: 'harassment',
    details: 'He insulted me.',
    reported_at: '2026-11-21T20:20:00Z',
    settlement: null,
  });
  const facts = [words.heading, words.lead, ...words.facts.map(([, value]) => value), baseUrl + words.action.path];
  return { name: 'conversation-reported', component: 'standard-mail', mail: <StandardMail words={words} />, facts };
}

const aboutReview = {
  email: 'maya@example.com',
  firstName: 'Maya',
  serviceName: 'Haircut & beard trim',
  reason: `It names a neighbor. ${hostileText}`,
};
const reviewNotices: ReviewNotice[] = [
  { ...aboutReview, recipient: 'client', decision: 'hidden' },
  { ...aboutReview, recipient: 'client', decision: 'restored' },
  { ...aboutReview, recipient: 'professional', decision: 'hidden' },
  { ...aboutReview, recipient: 'professional', decision: 'restored' },
  { ...aboutReview, recipient: 'professional', decision: 'kept' },
];

function reviewNoticeSample(baseUrl: string, notice: ReviewNotice): MailSample {
  const words = reviewNoticeContent(notice);
  const facts = [words.heading, words.lead, notice.reason, baseUrl + words.action.path];
  return {
    name: `review-${notice.decision}-${notice.recipient}`,
    component: 'standard-mail',
    mail: <StandardMail words={words} />,
    facts,
  };
}
