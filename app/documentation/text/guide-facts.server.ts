import { byHandLimits } from '#app/features/bookings/by-hand/by-hand-limits.ts';
import { importLimits } from '#app/features/client-import/import-limits.ts';
import { importFileLimits } from '#app/features/import-files/import-file-limits.ts';
import { apiKeyLimits, keyRates } from '#app/features/api-keys/api-key.ts';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { securityLogLimits } from '#app/features/audit/security-event.ts';
import { addressLimits } from '#app/features/addresses/address-limits.ts';
import { bookableTimes, bookingWindowMonths } from '#app/features/slot-rules/availability-limits.ts';
import { linkLimits } from '#app/features/booking-links/link-limits.ts';
import { completionHours } from '#app/features/bookings/booking.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { noShowLimits } from '#app/features/booking-outcomes/cancel/no-show.ts';
import { holdLimits } from '#app/features/bookings/hold/hold-limits.ts';
import { problemDays } from '#app/features/booking-outcomes/problems/problem.ts';
import { replacementMinutes } from '#app/features/replacements/rescue.ts';
import { featuredMaximum } from '#app/features/directory/featured/featured.schema.ts';
import { messageFileLimits } from '#app/features/messages/attachments/message-file.ts';
import { messageLimits } from '#app/features/messages/message.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { checkoutMinutes } from '#app/features/payments/checkout/checkout-limits.ts';
import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';
import { reviewDays } from '#app/features/reviews/review.ts';
import { serviceLimits } from '#app/features/services/service-limits.ts';
import { positionLimits } from '#app/features/visit-progress/position/position.ts';
import { recordLimits } from '#app/features/visit-records/visit-record.ts';
import { stepsHoursBefore, undoSeconds } from '#app/features/visit-progress/visit-progress.ts';
import { happeningOf, ownersOf, webhookEventTypes } from '#app/features/webhooks/webhook-events.ts';
import { webhookLimits } from '#app/features/webhooks/webhook.ts';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { minuteOfDay, type WallTime } from '#app/lib/dates/wall-time.ts';
import { sessionLimits } from '#app/platform/config/limits.ts';

/** What guides say with a name in place of a number: each is written where it is decided, and nowhere else. */
export function guideFacts(terms: ShownTerms): Readonly<Record<string, string | number>> {
  return {
    ...termFacts(terms),
    ...bookingFacts,
    ...professionalFacts,
    ...accountFacts,
  };
}

/** Facts that administrators set. */
function termFacts({ commission, freeCancellation, lateFee, absenceFee, notice }: ShownTerms) {
  return {
    commission,
    freeCancellation,
    lateCancellation: lateFee
      ? `Later than that, a late-cancellation fee of ${lateFee.share} is kept and the rest comes back.`
      : 'There is no fee for cancelling.',
    absence: absenceFee
      ? `counts as cancelled late, and ${absenceFee.share} is kept. If you were there, report a problem within ${noShowLimits.answerHours} hours: the professional's share waits that long.`
      : 'counts as cancelled, and everything is refunded.',
    minimumNotice: notice ? `Visits are booked ${notice}.` : 'A time can be booked until it begins.',
  };
}

const bookingFacts = {
  firstTime: timeText(bookableTimes[0]),
  lastTime: timeText(bookableTimes.at(-1)),
  bookingMonths: bookingWindowMonths,
  checkoutMinutes,
  holdsMaximum: holdLimits.holdsMaximum,
  movesMaximum: bookingLimits.movesMaximum,
  completionHours,
  problemDays,
  replacementMinutes,
  waitMinutes: noShowLimits.waitMinutes,
  reportHours: noShowLimits.reportHours,
  answerHours: noShowLimits.answerHours,
  reviewDays: reviewDays.write,
  reviewEditDays: reviewDays.edit,
  positionSeconds: positionLimits.everySeconds,
  positionStaleMinutes: positionLimits.staleSeconds / 60,
};

const professionalFacts = {
  handEnteredMonths: byHandLimits.monthsAhead,
  importUndoHours: importLimits.undoHours,
  importMegabytes: importFileLimits.fileBytes / 1024 / 1024,
  importLines: importFileLimits.linesMaximum.toLocaleString('en-US'),
  servicesMaximum: serviceLimits.perProfessional,
  photosMaximum: portfolioLimits.photos,
  stepsHoursBefore,
  undoSeconds,
  recordPhotos: recordLimits.photos,
  calendarsMaximum: calendarLimits.calendarsMaximum,
  calendarMinutes: calendarLimits.minutesBetweenReads,
  linkMinimum: linkLimits.nameMinimum,
  linkMaximum: linkLimits.nameMaximum,
  linkDays: linkLimits.leadsOnDays,
};

const accountFacts = {
  passwordMinimum: accountLimits.passwordMinimum,
  confirmationHours: accountLimits.confirmationLinkHours,
  resetMinutes: accountLimits.passwordResetLinkMinutes,
  sessionDays: sessionLimits.sessionDays,
  sessionLastDays: sessionLimits.lastDays,
  addressesMaximum: addressLimits.addressesMaximum,
  notesHours: addressLimits.notesHoursBefore,
  messageCharacters: messageLimits.text.toLocaleString('en-US'),
  messageFiles: messageFileLimits.files,
  unreadMinutes: messageLimits.unreadMinutes,
  keysMaximum: apiKeyLimits.keysMaximum,
  keyRates: keyRates.join(', '),
  endpointsMaximum: webhookLimits.endpointsMaximum,
  webhookSeconds: webhookLimits.timeoutMilliseconds / 1000,
  webhookLogDays: webhookLimits.logDays,
  webhookEvents: eventTable(),
  securityLogDays: securityLogLimits.keptDays,
  featuredMaximum,
};

/** Every event with whose endpoints it goes to, and when, as a table of Markdown. */
function eventTable(): string {
  const rows = webhookEventTypes.map((type) => `| \`${type}\` | ${ownersOf(type).join(', ')} | ${whenSent(type)} |`);
  return ['| event | goes to endpoints of | when |', '|---|---|---|', ...rows].join('\n');
}

/** "it is paid", or for each side its own: "person: it is cancelled; business: it is cancelled after it was paid" */
function whenSent(type: string): string {
  const sides = ownersOf(type).map((owner) => ({ owner, happens: happeningOf(type, owner) }));
  const first = sides[0]?.happens ?? '';
  if (sides.every(({ happens }) => happens === first)) return first;
  return sides.map(({ owner, happens }) => `${owner}: ${happens}`).join('; ');
}

/** "9:00 AM" */
function timeText(time: WallTime | undefined): string {
  return time === undefined ? '' : formatTime(minuteOfDay(time), 'UTC');
}

/**
 * Writes the facts into a text: "{{waitMinutes}} minutes".
 * @throws Error for a name that is no fact
 */
export function withFacts(text: string, facts: ReturnType<typeof guideFacts>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A guide names the fact ${name}, which there is not`);
    return String(fact);
  });
}
