import type { Tint } from '#app/ui/arch-frame.tsx';

/** The professional as the booking page shows it. */
export interface BookingSubject {
  id: string;
  name: string;
  headline: string | null;
  /** An address of the picture. */
  image: string;
  tint: Tint;
  verified: boolean;
  serviceArea: string;
  acceptsBookings: boolean;
}

/** A service that can be chosen. Dollars with two decimals, minutes. */
export interface BookableService {
  id: string;
  name: string;
  description: string;
  price: string;
  duration: number;
}

/** The first and last date that can be chosen in the professional's calendar. */
export interface ChoosableDates {
  earliest: string;
  latest: string;
}

/** What the server knows of the professional that the page's address names. */
export type BookingOffer =
  | { state: 'none' }
  | { state: 'unknown'; id: string }
  | { state: 'failed'; id: string }
  | { state: 'known'; professional: BookingSubject; services: BookableService[]; dates: ChoosableDates };

/** Whether the server has answered about this professional. */
export function isAnswered(offer: BookingOffer, professionalId: string): boolean {
  if (professionalId === '') return true;
  if (offer.state === 'none') return false;
  return (offer.state === 'known' ? offer.professional.id : offer.id) === professionalId;
}
