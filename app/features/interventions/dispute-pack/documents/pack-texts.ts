import { termsOfService } from '#app/content/terms.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { TimelineEntry } from '#app/features/booking-outcomes/timeline/timeline.ts';
import type { SaidMessage } from '#app/features/messages/queries/read-conversation.server.ts';
import { shownTerms } from '#app/features/platform-settings/shown-terms.ts';
import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import { formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { formatDollars } from '#app/lib/money.ts';
import type { Refunds } from '../queries/read-refunds.server.ts';

/**
 * Says what the files are about, in the words that a bank's form asks for. What the two wrote to each other is among them
 * only if the payment was ever disputed.
 */
export function summaryText(booking: BookingDto, { made, promised }: Refunds, isDisputed: boolean): string {
  const { client, professional } = booking;
  return lines([
    `Booking: ${booking.id}`,
    `Service: ${booking.service.name}`,
    `Customer: ${nameOf(client)}${client.email ? ` <${client.email}>` : ''}`,
    `Service provider: ${nameOf(professional.profile)}`,
    `Service date: ${at(booking.start_time, booking.time_zone)}`,
    `Service address: ${booking.location}`,
    `Amount paid: $${booking.total_amount}`,
    `Refunded: ${formatDollars(made)}`,
    ...(promised > 0 ? [`Refund not made yet: ${formatDollars(promised)}`] : []),
    `Status: ${booking.status}`,
    '',
    'report.pdf: the visit as it was recorded on the day, with photos',
    'receipt.pdf: what the customer paid',
    'cancellation-policy-and-terms.txt: what the customer agreed to before paying',
    'history.txt: what happened to the booking, and who did it',
    'steps-of-the-visit.txt: when the provider pressed each step, and when the server heard of it',
    ...(isDisputed ? ['messages.txt: what the two wrote to each other, if they did'] : []),
  ]);
}

/** The rules under which a booking was made, and the whole terms with its numbers. */
export function policyText(booking: BookingDto, settings: Parameters<typeof shownTerms>[0]): string {
  const terms = termsOfService(shownTerms(settings));
  return lines([
    'CANCELLATION POLICY OF THIS BOOKING',
    refundRule(booking),
    'It was shown before the payment and stays with the booking.',
    absenceRule(booking),
    '',
    `${terms.title.toUpperCase()} (last changed ${terms.changed})`,
    terms.introduction,
    ...terms.sections.flatMap(({ title, paragraphs }) => ['', title, ...paragraphs]),
  ]);
}

function refundRule({ free_until, time_zone, late_fee_percent }: BookingDto): string {
  const fee = Number(late_fee_percent);
  if (fee === 0) return 'Free until the visit begins.';
  return `Free until ${at(free_until, time_zone)}. After that, ${fee}% of the total is kept.`;
}

/** The page on which most people pay states it only where nobody who cancels pays it. */
function absenceRule({ late_fee_percent }: BookingDto): string {
  const fee = Number(late_fee_percent);
  const kept = fee === 0 ? 'there is no fee' : `${fee}% of the total is kept`;
  return `Under its terms, ${kept} if the customer is not there.`;
}

/** The history of a booking, a line for each event. */
export function historyText(timeline: readonly TimelineEntry[], zone: string): string {
  return lines(
    timeline.map((entry) =>
      [`${at(entry.at, zone)}: ${entry.what}`, `by ${entry.by}`, entry.detail].filter(Boolean).join(', '),
    ),
  );
}

/** The steps of the visit with both of their times. */
export function stepsText({ steps }: ProgressDto, zone: string): string {
  if (steps.length === 0) return 'No steps were recorded.\n';
  return lines(
    steps.map(
      ({ step, pressed_at, recorded_at }) =>
        `${step}: pressed ${at(pressed_at, zone)}, received ${at(recorded_at, zone)}`,
    ),
  );
}

/** What the two wrote to each other. */
export function conversationText(messages: readonly SaidMessage[], { time_zone, client, professional }: BookingDto) {
  const names = { client: nameOf(client), professional: nameOf(professional.profile) };
  return lines(
    messages.map(
      ({ at: sent, side, text }) => `${at(sent.toISOString(), time_zone)}, ${names[side]} (${side}): ${text}`,
    ),
  );
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

function at(instant: string, zone: string): string {
  const minutes = epochMinutesOf(new Date(instant));
  return formatZonedVisitTime(minutes, zone);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
