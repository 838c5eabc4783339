import type { ReviewAction } from '../review.ts';

export type ActionMessages = { button: string; question: string; consequence: string; done: string };

/** The button and the confirmation of each action, with its consequence. */
export const actionMessages: Record<ReviewAction, ActionMessages> = {
  approve_and_verify: {
    button: 'Approve and verify',
    question: 'Approve and verify?',
    consequence:
      'The profile is listed with the Verified badge. Clients can book as soon as Stripe is connected. The applicant gets an email with the next step.',
    done: 'Approved and verified',
  },
  approve: {
    button: 'Approve',
    question: 'Approve this application?',
    consequence:
      'The profile is listed. Clients can book once it’s verified, too. The applicant gets an email with the next step.',
    done: 'Approved',
  },
  verify: {
    button: 'Verify',
    question: 'Verify these documents?',
    consequence:
      'The profile is listed with the Verified badge. Clients can book once the application is approved, too. The applicant gets an email.',
    done: 'Verified',
  },
  reject: {
    button: 'Reject',
    question: 'Reject this application?',
    consequence: 'We email the applicant your reason, and they can submit a new application at any time.',
    done: 'Rejected',
  },
  suspend: {
    button: 'Suspend',
    question: 'Suspend this professional?',
    consequence:
      'The profile leaves the directory right away and can’t be booked. Approval and verification are removed; approving again lifts the suspension.',
    done: 'Suspended',
  },
};

/** Tells how many booked visits a suspension must decide about. */
export function visitsBooked(count: number): string {
  if (count === 0) return 'No visits are booked.';
  return count === 1
    ? 'One visit is booked. Choose what happens to it.'
    : `${count} visits are booked. Choose what happens to them.`;
}
