import { formatTime, formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { routeDiscountName } from '#app/features/slots/route-discount.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { ProgressDto } from '#app/features/visit-progress/progress-dto.ts';
import { type VisitStep, visitSteps } from '#app/features/bookings/steps/visit-steps.ts';
import type { RecordDto } from '#app/features/visit-records/record-dto.ts';
import { formatDollarText } from '#app/lib/money.ts';

/** What a report is made of. */
export type VisitReport = { booking: BookingDto; progress: ProgressDto; record: RecordDto | null };

/** A name with its text. */
export type ReportLine = [name: string, text: string];

const stepNames: Record<VisitStep, string> = {
  driving: 'On the way',
  arrived: 'Arrived',
  started: 'Started',
  done: 'Done',
};

/** Where a booking's report is for its parties: the page, and the file. */
export function reportUrl(bookingId: string): string {
  return `/dashboard/visits/${bookingId}/report`;
}
export function reportFileUrl(bookingId: string): string {
  return `/api/bookings/${bookingId}/report`;
}

/** Returns who, when and where. */
export function reportFacts({ booking }: Pick<VisitReport, 'booking'>): ReportLine[] {
  const { client, professional, start_time, time_zone, location } = booking;
  const start = epochMinutesOf(new Date(start_time));
  return [
    ['Client', nameOf(client)],
    ['Professional', nameOf(professional.profile)],
    ['Booked for', formatZonedVisitTime(start, time_zone)],
    ['Address', location],
  ];
}

/** Returns the steps that were pressed, with their times where the visit was. */
export function reportTimes({ booking, progress }: Pick<VisitReport, 'booking' | 'progress'>): ReportLine[] {
  return visitSteps.flatMap((step) => {
    const pressed = progress.steps.find((one) => one.step === step);
    if (!pressed) return [];
    const time = formatTime(epochMinutesOf(new Date(pressed.pressed_at)), booking.time_zone);
    return [[stepNames[step], time] as ReportLine];
  });
}

/** Returns what it cost. */
export function reportPrice({ booking }: Pick<VisitReport, 'booking'>): ReportLine[] {
  const { service, discount_percent, discount_amount, travel_fee_amount, total_amount, refunded_amount } = booking;
  const hasFee = Number(travel_fee_amount) > 0;
  return [
    [service.name, formatDollarText(booking.service_price)],
    ...(discount_percent > 0
      ? [[routeDiscountName(discount_percent), `-${formatDollarText(discount_amount)}`] as ReportLine]
      : []),
    ...(hasFee ? [['Travel fee', formatDollarText(travel_fee_amount)] as ReportLine] : []),
    ['Total', formatDollarText(total_amount)],
    ...(refunded_amount ? [['Refunded', `-${formatDollarText(refunded_amount)}`] as ReportLine] : []),
  ];
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}
