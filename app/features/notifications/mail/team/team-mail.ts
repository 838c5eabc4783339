import { reportReasonLabels } from '#app/features/message-safety/report.ts';
import type { ReportDto } from '#app/features/message-safety/report-dto.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';

/** Why the team gets a mail. */
export const toContactEmail = 'This email goes to this site’s contact address.';

/**
 * Returns the content of the mail to the team about a reported conversation. What its reporter wrote is only on the
 * page, where it is erased with their account.
 */
export function reportedThreadContent({ reported_by, client, professional, reason }: ReportDto): MailContent {
  return {
    subject: `Conversation reported: ${reportReasonLabels[reason]}`,
    heading: 'A conversation was reported',
    lead: 'Somebody asks the team to look into a conversation. The report says what happened, in their words.',
    facts: [
      ['Reason', reportReasonLabels[reason]],
      ['Reported by', reported_by === 'client' ? 'The client' : 'The professional'],
      ['Client', client],
      ['Professional', professional],
    ],
    action: { label: 'See the report', path: '/dashboard/admin/reports' },
    reason: toContactEmail,
  };
}
