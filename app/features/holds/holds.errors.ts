import { AppError, defineErrors } from '#app/platform/errors/app-error.ts';
import { holdLimits } from '#app/features/bookings/hold/hold-limits.ts';

const because = 'You held times without paying for them, and no one else could book them.';

/** Why a client cannot hold another slot for now (docs/decisions/040-unpaid-holds.md). */
export const holdErrors = defineErrors({
  too_many_holds: {
    kind: 'conflict',
    message: `You’re holding ${holdLimits.holdsMaximum} unpaid times, which is the maximum, since no one else can book them. Pay for or cancel one in your bookings, then book this one.`,
  },
  already_holding: {
    kind: 'conflict',
    message:
      'You’re already holding another time with this professional. Pay for it or cancel it in your bookings, then book this one.',
  },
  hold_wait: { kind: 'too_many', message: `${because} Please wait before holding another one.` },
});

/** The refusal of a client who has to wait, with how long. */
export function holdCooldown(seconds: number): AppError {
  const message = `${because} You can hold another one in ${inWords(Math.ceil(seconds / 60))}.`;
  return new AppError({ ...holdErrors.hold_wait, message }, { retryAfterSeconds: seconds });
}

function inWords(minutes: number): string {
  if (minutes <= 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
