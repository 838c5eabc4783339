/** A service as its professional and the public read it (DATA-030 to DATA-036); dollars with two decimals, minutes. */
export type ServiceDto = {
  id: string;
  professional_id: string;
  category_id: string | null;
  name: string;
  description: string;
  price: string;
  duration: number;
  /** Null until Stripe has a price of this amount: till then nobody can pay for it. */
  stripe_price_id: string | null;
};

/** The same for its professional: with all bookings there are of it (DATA-037), and those that are still to come. */
export type BookedService = ServiceDto & { bookings_count: number; upcoming_bookings: number };

/** Leaves out what only the server needs. */
export function toServiceDto({ id, professional_id, category_id, name, description, price, duration, stripe_price_id }: ServiceDto): ServiceDto {
  return { id, professional_id, category_id, name, description, price, duration, stripe_price_id };
}

/** The fields of its form, as they are compared with what was on the screen. */
export function seenOf({ name, description, price, duration }: { name: string; description: string | null; price: string; duration: number }) {
  return { name, description: description ?? '', price, duration: String(duration) };
}
