import type { TextKind } from '../delivery/text-state.ts';

/** What texts are called on administrators' pages. */
export const textNames: Record<TextKind | 'code', string> = {
  code: 'Code',
  confirmed: 'Confirmation',
  rescheduled: 'New time',
  cancelled: 'Cancellation',
  reminder: 'Reminder',
  'on-the-way': 'On the way',
  arrived: 'Arrival',
  'nobody-there': 'Nobody at the door',
};
