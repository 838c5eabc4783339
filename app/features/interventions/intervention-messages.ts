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
    button: 'Refund part or all',
    question: 'Refund the client?',
    consequence: 'It goes to the card that was charged. The professional’s share and the commission go down with it.',
    confirm: 'Refund',
    done: 'The refund is on its way',
    isDanger: true,
  },
  cancel: {
    button: 'Cancel with a full refund',
    question: 'Cancel this booking?',
    consequence: 'The time opens up again, and both parties are notified. This can’t be undone.',
    confirm: 'Cancel it',
    done: 'The booking is cancelled',
    isDanger: true,
  },
  'hold-payout': {
    button: 'Hold the payout',
    question: 'Hold the payout?',
    consequence: 'The professional’s share stays here until an administrator releases it.',
    confirm: 'Hold it',
    done: 'The payout is held',
  },
  'release-payout': {
    button: 'Release the payout',
    question: 'Release the payout?',
    consequence: 'The amount due is sent, unless a problem or a dispute also holds it.',
    confirm: 'Release it',
    done: 'The payout is released',
  },
  'retry-transfer': {
    button: 'Retry the transfer',
    question: 'Retry the transfer now?',
    consequence:
      'We ask Stripe right away instead of waiting for the next retry. It’s only sent once, no matter how often you retry.',
    confirm: 'Try again',
    done: 'Retrying with Stripe',
  },
  'retry-refund': {
    button: 'Retry the refund',
    question: 'Retry the refund now?',
    consequence: 'We ask Stripe once more. It’s only made once, no matter how often you retry.',
    confirm: 'Try again',
    done: 'Retrying with Stripe',
  },
  'resend-confirmation': {
    button: 'Resend the confirmation',
    question: 'Resend the confirmation?',
    consequence: 'The same email with the current details and the calendar file.',
    confirm: 'Send it',
    done: 'The confirmation is on its way',
  },
};
