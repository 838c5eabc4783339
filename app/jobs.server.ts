import { accountJobs } from '#app/features/accounts/accounts.jobs.server.ts';
import { twoFactorJobs } from '#app/features/two-factor/two-factor.jobs.server.ts';
import { usedProfilePhotos } from '#app/features/profiles/queries/used-profile-photos.server.ts';
import { addressJobs } from '#app/features/addresses/addresses.jobs.server.ts';
import { professionalReviewJobs } from '#app/features/professional-review/professional-review.jobs.server.ts';
import { usedDocuments } from '#app/features/professional-review/documents/queries/used-documents.server.ts';
import { apiKeyJobs } from '#app/features/api-keys/api-keys.jobs.server.ts';
import { auditJobs } from '#app/features/audit/audit.jobs.server.ts';
import { holdJobs } from '#app/features/holds/holds.jobs.server.ts';
import { replacementJobs } from '#app/features/replacements/replacements.jobs.server.ts';
import { bookingOutcomeJobs } from '#app/features/booking-outcomes/booking-outcomes.jobs.server.ts';
import { bookingLinkJobs } from '#app/features/booking-links/booking-links.jobs.server.ts';
import { bookingButtonJobs } from '#app/features/booking-button/booking-button.jobs.server.ts';
import { contactJobs } from '#app/features/contact/contact.jobs.server.ts';
import { directoryJobs } from '#app/features/directory-entries/directory.jobs.server.ts';
import { fileJobs } from '#app/features/files/files.jobs.server.ts';
import { liveUpdateJobs } from '#app/features/live-updates/live-updates.jobs.server.ts';
import { usedMessageFiles } from '#app/features/messages/attachments/queries/used-message-files.server.ts';
import { mailReplyJobs } from '#app/features/mail-replies/mail-replies.jobs.server.ts';
import { messageJobs } from '#app/features/messages/messages.jobs.server.ts';
import { moneyCheckJobs } from '#app/features/money-checks/money-checks.jobs.server.ts';
import { doorLinkJobs } from '#app/features/door-links/door-links.jobs.server.ts';
import { clientImportJobs } from '#app/features/client-import/client-import.jobs.server.ts';
import { handEnteredVisitJobs } from '#app/features/hand-entered-visits/hand-entered-visits.jobs.server.ts';
import { noShowJobs } from '#app/features/no-shows/no-shows.jobs.server.ts';
import { notificationJobs } from '#app/features/notifications/notifications.jobs.server.ts';
import { visitReminderJobs } from '#app/features/visit-reminders/visit-reminders.jobs.server.ts';
import { messageNoticeJobs } from '#app/features/message-notices/message-notices.jobs.server.ts';
import { paymentJobs } from '#app/features/payments/payments.jobs.server.ts';
import { calendarWritingJobs } from '#app/features/calendar-writing/calendar-writing.jobs.server.ts';
import { outsideCalendarJobs } from '#app/features/outside-calendars/outside-calendars.jobs.server.ts';
import { portfolioJobs } from '#app/features/portfolio/portfolio.jobs.server.ts';
import { usedWorkPhotos } from '#app/features/portfolio/queries/used-work-photos.server.ts';
import { smsJobs } from '#app/features/sms/sms.jobs.server.ts';
import { pushJobs } from '#app/features/push/push.jobs.server.ts';
import { serviceJobs } from '#app/features/services/services.jobs.server.ts';
import { stripeEventJobs } from '#app/features/stripe-events/stripe-events.jobs.server.ts';
import { usedVisitPhotos } from '#app/features/visit-records/queries/used-visit-photos.server.ts';
import { visitProgressJobs } from '#app/features/visit-progress/visit-progress.jobs.server.ts';
import { webhookJobs } from '#app/features/webhooks/webhooks.jobs.server.ts';
import { httpJobs } from '#app/platform/http/idempotency/http.jobs.server.ts';
import { monthJobs } from '#app/platform/database/months/months.jobs.server.ts';
import type { Job } from '#app/platform/jobs/job.server.ts';

/**
 * Every job of the process: which room handles which queue, and what runs on a schedule. Jobs of one queue run in
 * this order, so that open screens, which somebody looks at, and the directory, which everyone sees, come first.
 */
export const jobs: readonly Job[] = [
  ...liveUpdateJobs,
  ...directoryJobs,
  ...accountJobs,
  ...twoFactorJobs,
  ...apiKeyJobs,
  ...auditJobs,
  ...fileJobs({
    profiles: usedProfilePhotos,
    'work-photos': usedWorkPhotos,
    'professional-documents': usedDocuments,
    'visit-photos': usedVisitPhotos,
    'message-files': usedMessageFiles,
  }),
  ...portfolioJobs,
  ...serviceJobs,
  ...outsideCalendarJobs,
  ...paymentJobs,
  ...holdJobs,
  ...replacementJobs,
  ...bookingOutcomeJobs,
  ...handEnteredVisitJobs,
  ...visitProgressJobs,
  ...noShowJobs,
  ...doorLinkJobs,
  ...addressJobs,
  ...clientImportJobs,
  ...moneyCheckJobs,
  ...stripeEventJobs,
  ...professionalReviewJobs,
  ...notificationJobs,
  ...visitReminderJobs,
  ...messageNoticeJobs,
  ...webhookJobs,
  ...calendarWritingJobs,
  ...messageJobs,
  ...mailReplyJobs,
  ...bookingLinkJobs,
  ...bookingButtonJobs,
  ...contactJobs,
  ...pushJobs,
  ...smsJobs,
  ...httpJobs,
  ...monthJobs,
];
