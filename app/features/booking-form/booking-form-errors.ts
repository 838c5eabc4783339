import type { QuoteDto } from '#app/features/bookings/booking-dto.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { type BookingForm, bookingFormSchema } from '#app/features/bookings/booking.schema.ts';

export type BookingField = keyof BookingForm;
export type StepName = 'professional' | 'service' | 'time' | 'address';
export type BookingFormErrors = Partial<Record<BookingField, string>>;

/** The order in which the specification names what a booking needs; the first error is the one shown. */
const fieldOrder: readonly BookingField[] = ['serviceId', 'professionalId', 'date', 'time', 'location'];

/** Returns a message for each of the five fields that is missing or invalid. */
export function bookingFormErrors(form: BookingForm): BookingFormErrors {
  const result = bookingFormSchema.safeParse(form);
  const errors: BookingFormErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0] as BookingField;
    errors[field] ??= issue.message;
  }
  return errors;
}

/** Returns the message for an address whose travel fee cannot be determined. */
export function missingZip(location: string, quote: Pick<QuoteDto, 'needs_zip'> | undefined): BookingFormErrors {
  return location.trim() !== '' && quote?.needs_zip ? { location: bookingErrors.address_needs_zip.message } : {};
}

/** Returns the toast message for a submit that cannot go through; undefined if all five fields are set. */
export function firstError(errors: BookingFormErrors): string | undefined {
  return fieldOrder.map((field) => errors[field]).find((message) => message !== undefined);
}

const words: Record<BookingField, string> = {
  professionalId: 'a professional',
  serviceId: 'a service',
  date: 'a date',
  time: 'a time',
  location: 'your address',
};
const pageOrder: readonly BookingField[] = ['professionalId', 'serviceId', 'date', 'time', 'location'];

/** Returns "Still needed: a time and your address"; undefined if nothing is missing. */
export function missingField(errors: BookingFormErrors): string | undefined {
  const missing = pageOrder.filter((field) => errors[field]).map((field) => words[field]);
  const last = missing.pop();
  if (!last) return undefined;
  return `Still needed: ${missing.length === 0 ? last : `${missing.join(', ')} and ${last}`}`;
}

const steps: Record<BookingField, { step: StepName; label: string }> = {
  professionalId: { step: 'professional', label: 'Choose a professional' },
  serviceId: { step: 'service', label: 'Choose a service' },
  date: { step: 'time', label: 'Choose a date' },
  time: { step: 'time', label: 'Choose a time' },
  location: { step: 'address', label: 'Add your address' },
};

/** Returns the first step on the page that lacks something, and what to call the way there. */
export function nextStep(errors: BookingFormErrors): { step: StepName; label: string } | undefined {
  const field = pageOrder.find((each) => errors[each]);
  return field && steps[field];
}
