import type { PlainDate } from '#app/lib/plain-date.ts';
import type { VisitChoice } from './review.ts';
import type { DocumentKind } from './document-kinds.ts';

/** What an applicant or professional is mailed about the review; notifications words it. */
export type ApplicationNotice = { email: string; firstName: string } & (
  | { kind: 'decided'; outcome: DecidedOutcome; reopened: boolean; paymentsConnected: boolean }
  | { kind: 'rejected'; reason: string }
  /** `visits` says what became of those that were booked; none where there were none. */
  | { kind: 'suspended'; reason: string; visits?: VisitChoice | undefined }
  | { kind: 'document-expiring'; document: DocumentKind; expiresOn: PlainDate; isLastCertification: boolean }
  | { kind: 'badge-taken'; expiresOn: PlainDate }
  /** `what` in a few words: "a new certification". */
  | { kind: 'change-accepted'; what: string }
  | { kind: 'change-rejected'; what: string; reason: string }
);

/** What is true after a decision in somebody's favour: being booked needs both (OPEN-16). */
export type DecidedOutcome = 'approved' | 'verified' | 'bookable';
