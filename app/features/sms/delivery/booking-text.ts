import * as z from 'zod/mini';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { hasOffers } from '#app/features/replacements/rescue.ts';
import { when } from '#app/features/notices/moment.ts';
import { recipients, type Recipient } from '#app/features/notices/notices.ts';
import { isStillAhead, reminder } from '#app/features/notices/reminder-rules.ts';
import { isStepKind, type StepFacts, type StepKind, stepStands } from '#app/features/notices/step-notices.ts';
import { calendarPath, isNews } from '#app/features/push/delivery/booking-push.ts';
import { arrivalText } from '#app/features/visit-progress/arrival-text.ts';
import { inPlainLetters, segmentsOf } from '#app/platform/sms/segments.ts';
import { shortLink, type ShortLinkTarget } from '../short-links/short-link.ts';
import { eventKinds, type TextKind } from './text-state.ts';

/** The subject of a text: a change of a booking, or a reminder of it. */
export const textSubject = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('booking'),
    bookingId: z.string(),
    kind: z.enum(eventKinds),
    recipient: z.enum(recipients),
    /** The id of a move or a step. */
    occasion: z.string(),
  }),
  z.extend(reminder, { about: z.literal('reminder') }),
]);
export type TextSubject = z.infer<typeof textSubject>;

/** What a text is made from. `baseUrl` is our origin, `now` in milliseconds. */
export type TextFacts = StepFacts & { booking: BookingDto; baseUrl: string; now: number };

export function kindOf(subject: TextSubject): TextKind {
  return subject.about === 'reminder' ? 'reminder' : subject.kind;
}

/**
 * Returns the text, which anybody who sees the phone may read: a first name, the service, the time and a link. Undefined
 * if it is out of date, or this recipient needs none.
 */
export function textOf(subject: TextSubject, facts: TextFacts): string | undefined {
  const lead = leadOf(subject, facts);
  return lead && fit(lead, facts.booking.service.name, linkOf(subject, facts));
}

/** The words of a text around the name of the service, which alone may be long. */
type Lead = (service: string) => string;

function leadOf(subject: TextSubject, facts: TextFacts): Lead | undefined {
  const { booking, now } = facts;
  if (subject.about === 'reminder') {
    const title = subject.hours === 24 ? 'Coming up' : 'Soon';
    return isStillAhead(booking, subject.startsAt, now) ? withTime(title, subject.recipient, booking) : undefined;
  }
  const { kind, recipient } = subject;
  if (!isNews(kind, recipient, booking)) return undefined;
  if (isStepKind(kind)) return stepStands(kind, facts) ? stepLead(kind, facts) : undefined;
  return withTime(titles[kind][recipient], recipient, booking);
}

const titles = {
  confirmed: { client: 'Booked', professional: 'New booking' },
  rescheduled: { client: 'New time', professional: 'New time' },
  cancelled: { client: 'Cancelled', professional: 'Cancelled' },
} satisfies Partial<Record<TextKind, Record<Recipient, string>>>;

function withTime(title: string, recipient: Recipient, booking: BookingDto): Lead {
  const other = recipient === 'client' ? booking.professional.profile : booking.client;
  const person = other.first_name ? `${recipient === 'client' ? ' with' : ' for'} ${other.first_name}` : '';
  return (service) => `${title}: ${service}${person}, ${when(booking)}.`;
}

function stepLead(kind: StepKind, { booking, progress }: TextFacts): Lead {
  if (kind === 'on-the-way') return onTheWay(booking, progress?.expected_at ?? null);
  return atTheDoor(booking, kind === 'arrived' ? 'is at your door' : 'is at your door and can’t find you');
}

function onTheWay(booking: BookingDto, expectedAt: string | null): Lead {
  const expected = expectedAt === null ? '' : `, ${arrivalText(expectedAt, booking.time_zone)}`;
  return (service) => `${nameOf(booking)} is on the way for ${service}${expected}.`;
}

function atTheDoor(booking: BookingDto, what: string): Lead {
  return (service) => `${nameOf(booking)} ${what} (${service}).`;
}

function nameOf({ professional }: BookingDto): string {
  return professional.profile.first_name || 'Your professional';
}

function linkOf(subject: TextSubject, { booking, baseUrl, now }: TextFacts): string {
  const isCancelled = subject.about === 'booking' && subject.kind === 'cancelled';
  // Its client can delete a cancelled booking at any time, and its page with it.
  if (isCancelled && subject.recipient === 'professional') return `${baseUrl}${calendarPath}`;
  const target: ShortLinkTarget = isCancelled && hasOffers(booking, now) ? 'rescue' : subject.recipient;
  const call = target === 'rescue' ? 'See who else can come: ' : '';
  return `${call}${baseUrl}${shortLink(target, booking.id)}`;
}

/** Shortens the name of the service until the text is one segment, if that is enough. */
function fit(lead: Lead, service: string, link: string): string {
  const write = (name: string) => inPlainLetters(`Doorstep: ${lead(name)} ${link}`);
  const name = [...service];
  for (let length = name.length; length >= shortestService; length -= 1) {
    const text = write(length === name.length ? service : `${name.slice(0, length).join('').trimEnd()}...`);
    if (segmentsOf(text).count === 1) return text;
  }
  return write(service);
}

const shortestService = 8;
