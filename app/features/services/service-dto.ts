import type * as z from 'zod/mini';
import type { bookedServiceAnswer, serviceAnswer } from './answers/services.server.ts';
import type { SeenService, ServiceField } from './service.schema.ts';

/** A service as its professional and the public read it (DATA-030 to DATA-036); dollars with two decimals, minutes. */
export type ServiceDto = z.infer<typeof serviceAnswer>;

/**
 * A service as its own professional reads it: with the number of all its bookings (DATA-037) and of the upcoming
 * ones.
 */
export type BookedService = z.infer<typeof bookedServiceAnswer>;

/** Returns the form's fields as text, as shown on the screen and compared on save. */
export function seenOf(
  service: Record<ServiceField, string | number | null>,
  fields: readonly ServiceField[],
): SeenService {
  return Object.fromEntries(fields.map((field) => [field, String(service[field] ?? '')])) as SeenService;
}
