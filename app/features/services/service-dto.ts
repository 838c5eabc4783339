import type * as z from 'zod/mini';
import type { bookedServiceAnswer, serviceAnswer } from './answers/services.server.ts';

/** A service as its professional and the public read it (DATA-030 to DATA-036); dollars with two decimals, minutes. */
export type ServiceDto = z.infer<typeof serviceAnswer>;

/** The same for its professional: with all bookings there are of it (DATA-037), and those that are still to come. */
export type BookedService = z.infer<typeof bookedServiceAnswer>;

/** Leaves out what only the server needs. */
export function toServiceDto({
  id,
  professional_id,
  category_id,
  name,
  description,
  price,
  duration,
  stripe_price_id,
}: ServiceDto): ServiceDto {
  return { id, professional_id, category_id, name, description, price, duration, stripe_price_id };
}

/** The fields of its form, as they are compared with what was on the screen. */
export function seenOf({
  name,
  description,
  price,
  duration,
}: {
  name: string;
  description: string | null;
  price: string;
  duration: number;
}) {
  return { name, description: description ?? '', price, duration: String(duration) };
}
