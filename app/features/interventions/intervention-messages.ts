import type { InterventionName } from './intervention.ts';

type InterventionText = {
  button: string;
  question: string;
  consequence: string;
  confirm: string;
  done: string;
  isDanger?: boolean;
};

/** The texts of each intervention. */
export const interventionMessages: Record<InterventionName, InterventionText> = {
  complete: {
    button: 'Complete the visit',
    question: 'Complete this visit?',
    consequence: 'It counts as done, and the professional is paid.',
    confirm: 'Complete it',
    done: 'The visit is completed',
  },
  refund: {
    button: 'Refund a part or all',
    question: 'Refund the client?',
    consequence: 'It goes to the card that was charged. The professional’s share and the commission shrink with it.',
    confirm: 'Refund',
    done: 'The refund is on its way',
    isDanger: true,
  },
  cancel: {
    button: 'Cancel with a full refund',
    question: 'Cancel this booking?',
    consequence: 'The time is free again, and both parties are told. This cannot be taken back.',
    confirm: 'Cancel it',
    done: 'The booking is cancelled',
    isDanger: true,
  },
  'hold-payout': {
    button: 'Hold the payout',
    question: 'Hold the payout?',
    consequence: 'What the professional is to get stays here until an administrator releases it.',
    confirm: 'Hold it',
    done: 'The payout is held',
  },
  'release-payout': {
    button: 'Release the payout',
    question: 'Release the payout?',
    consequence: 'What is due goes out, unless a problem or a dispute holds it as well.',
    confirm: 'Release it',
    done: 'The payout is released',
  },
  'retry-transfer': {
    button: 'Try the transfer again',
    question: 'Try the transfer again now?',
    consequence:
      'Stripe is asked at once instead of when the wait is over. It is sent once, however often it is asked for.',
    confirm: 'Try again',
    done: 'Stripe is being asked',
  },
  'retry-refund': {
    button: 'Try the refund again',
    question: 'Try the refund again now?',
    consequence: 'Stripe is asked once more. It is made once, however often it is asked for.',
    confirm: 'Try again',
    done: 'Stripe is being asked',
  },
  'resend-confirmation': {
    button: 'Send the confirmation again',
    question: 'Send the confirmation again?',
    consequence: 'The same mail with what holds now, and the file for their calendar.',
    confirm: 'Send it',
    done: 'The confirmation is on its way',
  },
};
