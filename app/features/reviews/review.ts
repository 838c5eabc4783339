/** The star ratings to choose from. */
export const starChoices = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starChoices)[number];

/** The label of each star rating, for screen readers. */
export const starLabels: Record<Stars, string> = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' };

export const reviewLengths = { text: 1_500, reply: 1_000, reason: 500 } as const;

/**
 * Days after the end of a visit during which it can be reviewed, and days after writing during which a review can be
 * edited.
 */
export const reviewDays = { write: 90, edit: 30 } as const;
const day = 86_400_000;

/** The team's decisions about a review: `keep` closes a report without hiding anything. */
export const reviewDecisions = ['hide', 'restore', 'keep'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];
/** Authors are not notified of reports that changed nothing. */
export const toldToAuthors = ['hidden', 'restored'] as const;
export const decidedReviews = [...toldToAuthors, 'kept'] as const;
export type DecidedReview = (typeof decidedReviews)[number];

/** The filters of the team's list of reviews. */
export const moderationFilters = ['all', 'reported', 'hidden'] as const;
export type ModerationFilter = (typeof moderationFilters)[number];

/** Validation messages of forms and API. */
export const reviewMessages = {
  stars: 'Please choose one to five stars',
  reply: 'Please write a reply',
  reason: 'Please say what’s wrong with it',
  decision: 'Please say why: we’ll tell the people concerned',
} as const;

/**
 * Reports whether a visit can be reviewed at an instant: it is completed and recent enough
 * (docs/decisions/025-reviews.md).
 */
export function mayWriteReview({ status, end_time }: { status: string; end_time: Date }, now: Date): boolean {
  return status === 'completed' && now.getTime() <= end_time.getTime() + reviewDays.write * day;
}

/**
 * Reports whether an author can still edit a review: for a month after writing, and not once the team has hidden it.
 */
export function mayEditReview(
  { created_at, hidden_at }: { created_at: Date; hidden_at: Date | null },
  now: Date,
): boolean {
  return hidden_at === null && now.getTime() <= created_at.getTime() + reviewDays.edit * day;
}

/** Returns a reviewer's public name: "Maya B."; deleted accounts and those without a name stay anonymous. */
export function reviewerName(person: { first_name: string; last_name: string } | null): string {
  if (person === null) return 'A former client';
  const [first, last] = [person.first_name.trim(), person.last_name.trim()];
  // The placeholder name of an account until its owner sets one (OPEN-51).
  if (first === '' || (first === 'New' && last === 'User')) return 'A client';
  const [initial] = last;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
