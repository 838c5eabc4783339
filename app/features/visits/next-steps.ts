import { shareWhileReported } from '#app/features/booking-outcomes/problems/problem-messages.ts';
import { problemDays } from '#app/features/booking-outcomes/problems/problem.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';

/** What its client can expect of a booking, in order. */
export type NextStep = { title: string; text: string };

type Visit = Pick<
  BookingDto,
  'status' | 'start_time' | 'end_time' | 'problem_status' | 'total_amount' | 'refunded_amount'
> & {
  professional: { id: string | null; profile: { first_name: string } };
};

const hour = 3_600_000;

/** Returns what happens next with a booking; nothing once it is cancelled. `now` in milliseconds since 1970. */
export function nextSteps(visit: Visit, now: number): NextStep[] {
  const name = (visit.professional.id !== null && visit.professional.profile.first_name) || undefined;
  if (visit.status === 'cancelled') return [];
  if (visit.status === 'pending') return [unpaid, coming(name)];
  const ends = Date.parse(visit.end_time);
  const isAhead = visit.status === 'confirmed' && now < ends;
  const steps = isAhead ? [...reminderOf(visit, now), coming(name), ...heldOf(visit, name)] : [];
  if (visit.problem_status === 'open') return [...steps, reported];
  if (isAhead || visit.status === 'completed') steps.push(rating);
  const isReportable = now <= ends + problemDays * 24 * hour && visit.problem_status === null;
  return isReportable ? [...steps, problem] : steps;
}

// A replacement is held for less time than other bookings, so no minutes are named.
const unpaid: NextStep = {
  title: 'Pay to keep your time',
  text: 'We hold it for you for a short time. After that it opens up for others again.',
};
const reported: NextStep = {
  title: 'We’re looking into your report',
  text: `Until it’s settled, ${shareWhileReported}. We’ll email you what we decide.`,
};
const problem: NextStep = {
  title: 'Something wrong? Tell us',
  text: `Report it within ${problemDays} days of the visit. While we look into it, ${shareWhileReported}.`,
};

const rating: NextStep = { title: 'Say how it was', text: 'A review takes a minute and helps others choose.' };

/** Reminders go out a day and two hours ahead; only those still to come are announced. */
function reminderOf({ start_time }: Visit, now: number): NextStep[] {
  const left = Date.parse(start_time) - now;
  if (left <= 2 * hour) return [];
  const when = left > 24 * hour ? 'The day before and again two hours ahead' : 'Two hours ahead';
  return [{ title: 'We remind you', text: `${when}, unless you’ve turned reminders off.` }];
}

function coming(name: string | undefined): NextStep {
  return { title: `${name ?? 'Your professional'} comes to you`, text: 'At the time and the address you chose.' };
}

function heldOf(visit: Visit, name: string | undefined): NextStep[] {
  if (isRefundedInFull(visit)) return [];
  const text = `${name ?? 'Your professional'} is paid once the service is done.`;
  return [{ title: 'We hold your payment', text }];
}

/** Whether nothing of the payment is left; the visit may take place all the same. */
export function isRefundedInFull({ total_amount, refunded_amount }: Pick<Visit, 'total_amount' | 'refunded_amount'>) {
  return refunded_amount === total_amount;
}
