import type { ReviewAction } from '../review.ts';

export type ActionMessages = { button: string; question: string; consequence: string; done: string };

/** The button and the confirmation of each action, with its consequence. */
export const actionMessages: Record<ReviewAction, ActionMessages> = {
  approve_and_verify: {
    button: 'Approve and verify',
    question: 'Approve and verify?',
    consequence:
      'The profile is listed with the Verified badge. Clients can book as soon as Stripe is connected. The applicant gets a mail with the next step.',
    done: 'Approved and verified',
  },
  approve: {
    button: 'Approve',
    question: 'Approve this application?',
    consequence:
      'The profile is listed. Clients can book once it is verified as well. The applicant gets a mail with the next step.',
    done: 'Approved',
  },
  verify: {
    button: 'Verify',
    question: 'Verify these documents?',
    consequence:
      'The profile is listed with the Verified badge. Clients can book once the application is approved as well. The applicant gets a mail.',
    done: 'Verified',
  },
  reject: {
    button: 'Reject',
    question: 'Reject this application?',
    consequence: 'The applicant is mailed your reason and can hand in a new application at any time.',
    done: 'Rejected',
  },
  suspend: {
    button: 'Suspend',
    question: 'Suspend this professional?',
    consequence:
      'The profile leaves the directory at once and cannot be booked. Approval and verification are taken back; approving again lifts the suspension.',
    done: 'Suspended',
  },
};

/** Tells how many booked visits a suspension must decide about. */
export function visitsBooked(count: number): string {
  if (count === 0) return 'No visits are booked.';
  return count === 1
    ? 'One visit is booked: choose what becomes of it.'
    : `${count} visits are booked: choose what becomes of them.`;
}
