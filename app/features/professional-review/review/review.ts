/** What audit entries about a professional are of. */
export const reviewSubject = 'professional';

/** The team's actions on a professional (OPEN-14). */
export const reviewActions = ['approve', 'verify', 'approve_and_verify', 'reject', 'suspend'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Actions that require a reason, which the applicant is sent. */
export const actionsWithReason: readonly ReviewAction[] = ['reject', 'suspend'];

/** What a suspension can do with the upcoming visits: cancel them with full refunds, or keep them. */
export const visitChoices = ['cancel', 'keep'] as const;
export type VisitChoice = (typeof visitChoices)[number];

/** The maximum length of a reason, in characters. */
export const reasonMaximum = 1_000;

export type ReviewFlags = {
  is_approved: boolean;
  verified: boolean;
  applied_at: Date | string | null;
  rejected_at: Date | string | null;
  suspended_at: Date | string | null;
};

/** The state of an application; `blank` is a record without an application. */
export type ReviewState = 'blank' | 'waiting' | 'approved' | 'rejected' | 'suspended';

export function reviewState(flags: ReviewFlags): ReviewState {
  if (flags.suspended_at) return 'suspended';
  if (flags.is_approved) return 'approved';
  if (flags.rejected_at) return 'rejected';
  return flags.applied_at ? 'waiting' : 'blank';
}

/** Reports whether an action would change nothing, because its effect is already in place. */
export function isDone(action: ReviewAction, flags: ReviewFlags): boolean {
  const done: Record<ReviewAction, boolean> = {
    approve: flags.is_approved,
    verify: flags.verified,
    approve_and_verify: flags.is_approved && flags.verified,
    reject: reviewState(flags) === 'rejected',
    suspend: flags.suspended_at !== null,
  };
  return done[action];
}

/** Why an action is not possible, by the name of its error. */
export type ReviewRefusal =
  | 'is_suspended'
  | 'is_rejected'
  | 'is_approved'
  | 'nothing_handed_in'
  | 'not_listed'
  | 'certification_expired';

/**
 * Returns why an action is not possible; undefined if it is. Approving reopens a rejected or suspended record;
 * verifying alone does not. Without a valid certification there is no badge.
 */
export function refusalOf(
  action: ReviewAction,
  flags: ReviewFlags,
  hasLostCertification: boolean,
): ReviewRefusal | undefined {
  const state = reviewState(flags);
  if (action === 'suspend') return flags.is_approved || flags.verified ? undefined : 'not_listed';
  if (action === 'verify' && state === 'suspended') return 'is_suspended';
  if (action === 'verify' && state === 'rejected') return 'is_rejected';
  if (action === 'verify' || action === 'approve_and_verify')
    return hasLostCertification ? 'certification_expired' : undefined;
  if (action !== 'reject') return undefined;
  if (state === 'suspended') return 'is_suspended';
  if (state === 'approved') return 'is_approved';
  return state === 'blank' ? 'nothing_handed_in' : undefined;
}

/** Returns the actions that are possible now. */
export function openActions(flags: ReviewFlags, hasLostCertification: boolean): ReviewAction[] {
  return reviewActions.filter(
    (action) => !isDone(action, flags) && refusalOf(action, flags, hasLostCertification) === undefined,
  );
}
