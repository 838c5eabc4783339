import type * as z from 'zod/mini';
import type { historyEntryAnswer } from './answers/review.server.ts';

/** An event in the history of a professional, as the review page shows it. */
export type HistoryEntry = z.infer<typeof historyEntryAnswer>;

const adminActions: Record<string, string> = {
  'professional.applied': 'handed the application in',
  'professional.approved': 'approved the application',
  'professional.verified': 'verified the documents',
  'professional.approved_and_verified': 'approved and verified',
  'professional.rejected': 'rejected the application',
  'professional.suspended': 'suspended the professional',
  'professional.badge_taken': 'removed the Verified badge: the last certification expired',
  'professional.change_proposed': 'asked for a change after approval',
  'professional.change_withdrawn': 'took back a pending change',
  'professional.change_accepted': 'accepted a change',
  'professional.change_rejected': 'rejected a change',
  'professional.document_expiry_set': 'set the date on which a document expires',
};

/** "Robin Admin approved the application". */
export function historySentence({ action, by }: Pick<HistoryEntry, 'action' | 'by'>): string {
  return `${by ?? 'Doorstep'} ${adminActions[action] ?? action.replace(/^professional\./, '').replaceAll('_', ' ')}`;
}
