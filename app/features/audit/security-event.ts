/**
 * Something done or attempted to an account, to access or to money. No personal data except the network, which the
 * log adds.
 */
export type SecurityEvent = {
  /** Who did it; null for strangers and the platform. */
  actorId: string | null;
  /** The account it concerns, if any. */
  accountId?: string | null;
  /** "sign_in", "account.two_factor_on" */
  action: string;
  outcome: 'done' | 'refused';
  subjectType?: string | null;
  subjectId?: string | null;
  details?: Record<string, unknown>;
};

/** The kinds of events that the log can be filtered by, with the prefixes of their actions. */
export const securityKinds = {
  'sign-ins': { label: 'Sign-ins', actions: ['sign_in', 'sign_out'] },
  access: { label: 'Accounts and access', actions: ['account.', 'professional.'] },
  money: {
    label: 'Bookings and money',
    actions: ['booking.', 'problem.', 'refund.', 'payment.', 'intervention.', 'platform.', 'no_show.', 'door_link.'],
  },
  content: { label: 'Conversations, reviews and directory', actions: ['thread.', 'review.', 'directory.'] },
  exports: { label: 'Exports', actions: ['account.data_exported', 'administration.'] },
} as const;
export type SecurityKind = keyof typeof securityKinds;

/** The details of an audit entry that are codes, counts or amounts, so that the security log may have them, too. */
const codes = [
  'list',
  'filter',
  'sort',
  'searched',
  'amount',
  'refund',
  'outcome',
  'absent',
  'format',
  'kind',
  'because',
];

/** Returns the details of an audit entry that go into the security log: no texts that a person wrote, and no lists. */
export function codedDetails(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(
      ([name, value]) => codes.includes(name) && ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}

export const securityLogLimits = { keptDays: 400, shown: 50, most: 100 } as const;
