import type { Tint } from '#app/ui/art/arch-frame.tsx';

/** The professional as shown on the booking page. */
export interface BookingSubject {
  id: string;
  name: string;
  headline: string | null;
  /** The URL of the picture. */
  image: string;
  tint: Tint;
  verified: boolean;
  serviceArea: string;
  acceptsBookings: boolean;
}

/** A service that can be chosen. Dollars with two decimals, duration in minutes. */
export interface BookableService {
  id: string;
  name: string;
  description: string;
  price: string;
  duration: number;
}

/** The first and last selectable date in the professional's zone. */
export interface ChoosableDates {
  earliest: string;
  latest: string;
}

/** What the server knows about the professional named in the page's URL. */
export type BookingOffer =
  | { state: 'none' }
  | { state: 'unknown'; id: string }
  | { state: 'failed'; id: string }
  | { state: 'known'; professional: BookingSubject; services: BookableService[]; dates: ChoosableDates };

/**
 * Returns what is known of the wished professional: undefined until the server has answered. `askedFor` is the one in
 * the page's URL: if the page is there and still has another one's offer, theirs could not be read (decision 046).
 */
export function offerOf(offer: BookingOffer, { wished, askedFor }: { wished: string; askedFor: string }) {
  if (isAnswered(offer, wished)) return offer;
  return wished === askedFor ? ({ state: 'failed', id: wished } satisfies BookingOffer) : undefined;
}

/** Reports whether the server has answered for this professional. */
function isAnswered(offer: BookingOffer, professionalId: string): boolean {
  if (professionalId === '') return true;
  if (offer.state === 'none') return false;
  return (offer.state === 'known' ? offer.professional.id : offer.id) === professionalId;
}
