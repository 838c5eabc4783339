/**
 * Something that happened, or was tried, to an account, to access or to money. No personal data but the network,
 * which the log adds.
 */
export type SecurityEvent = {
  /** Who did it; null for strangers and the platform. */
  actorId: string | null;
  /** Whose account it was about, where it is about one. */
  accountId?: string | null;
  /** "sign_in", "account.two_factor_on" */
  action: string;
  outcome: 'done' | 'refused';
  subjectType?: string | null;
  subjectId?: string | null;
  details?: Record<string, unknown>;
};

/** The kinds of events that the log can be narrowed to, with what their actions begin with. */
export const securityKinds = {
  'sign-ins': { label: 'Sign-ins', actions: ['sign_in', 'sign_out'] },
  access: { label: 'Accounts and access', actions: ['account.', 'professional.'] },
  money: {
    label: 'Bookings and money',
    actions: ['booking.', 'problem.', 'refund.', 'payment.', 'intervention.', 'platform.'],
  },
  exports: { label: 'Exports', actions: ['account.data_exported', 'administration.'] },
} as const;
export type SecurityKind = keyof typeof securityKinds;

export const securityLogLimits = { keptDays: 400, shown: 50, most: 100 } as const;
