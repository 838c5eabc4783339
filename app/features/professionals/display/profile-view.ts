import type { Tint } from '#app/ui/art/arch-frame.tsx';

/** A professional as the profile page shows them, with all defaults applied. */
export interface ProfileView {
  id: string;
  name: string;
  headline: string | null;
  bio: string;
  serviceArea: string;
  /** The service radius in miles. */
  serviceRadius: number;
  /** "5 years". */
  years: string;
  verified: boolean;
  acceptsBookings: boolean;
  /** Seen by the professional or an admin before it is listed. */
  isPreview: boolean;
  rating: number;
  reviewCount: number;
  image: string;
  tint: Tint;
  specialties: string[];
  photos: ProfilePhoto[];
}

export interface ProfilePhoto {
  id: string;
  url: string;
  caption: string | null;
  width: number | null;
  height: number | null;
}
