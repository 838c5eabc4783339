import type { DecidedReview } from './review.ts';

/** What happened to a review, for the rooms that want to hear of it (wired in app/subscriptions.ts). */
export type ReviewEvent = { name: 'written' | 'changed' | 'replied'; bookingId: string; professionalId: string };

/** What somebody is mailed about a decision of the team; notifications words it. Authors hear nothing of reports that changed nothing. */
export type ReviewNotice = { email: string; firstName: string; serviceName: string; reason: string } & (
  | { recipient: 'client'; decision: Exclude<DecidedReview, 'kept'> }
  | { recipient: 'professional'; decision: DecidedReview }
);
