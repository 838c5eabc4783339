import type * as z from 'zod/mini';
import type { bookedServiceAnswer, serviceAnswer } from './answers/services.server.ts';
import type { SeenService, ServiceField } from './service.schema.ts';

/** A service as its professional and the public read it (DATA-030 to DATA-036); dollars with two decimals, minutes. */
export type ServiceDto = z.infer<typeof serviceAnswer>;

/** The same for its professional: with all bookings there are of it (DATA-037), and those that are still to come. */
export type BookedService = z.infer<typeof bookedServiceAnswer>;

/** The fields of its form as text, as they stand on the screen and are compared with it. */
export function seenOf(
  service: Record<ServiceField, string | number | null>,
  fields: readonly ServiceField[],
): SeenService {
  return Object.fromEntries(fields.map((field) => [field, String(service[field] ?? '')])) as SeenService;
}
