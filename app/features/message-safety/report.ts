/** Why somebody reports a conversation. */
export const reportReasons = ['harassment', 'off-platform', 'fraud', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  harassment: 'Insults, threats or harassment',
  'off-platform': 'Asks to pay or book outside Doorstep',
  fraud: 'Fraud, or pretends to be someone else',
  other: 'Something else',
};

/** What the team decides about a report: nothing to do, or nobody writes in this conversation any more. */
export const reportOutcomes = ['dismissed', 'closed'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportLimits = {
  /** Characters of what the reporter, or the team, writes. */
  details: 1_000,
  /** Messages that the team reads of a reported conversation. */
  shownMessages: 100,
} as const;

export const reportMessages = {
  reason: 'Please choose a reason',
  details: 'Please say what happened',
  opening: 'Please say why you open this conversation',
  note: 'Please say why',
} as const;
