import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Why a client cannot take another professional for the hour of a cancelled visit. */
export const rescueErrors = defineErrors({
  rescue_not_found: { kind: 'not_found', message: 'There is nothing to replace here.' },
  rescue_over: { kind: 'conflict', message: 'The hour of this visit has come. Please choose another time.' },
  already_replaced: { kind: 'conflict', message: 'You’ve already booked somebody for this hour.' },
  offer_gone: {
    kind: 'conflict',
    message: 'This offer now costs more than you paid. Please choose somebody else.',
  },
  replacement_lapsed: {
    kind: 'conflict',
    message: 'Your 10 minutes are over, and the time is free for others again. Please choose once more.',
  },
});
