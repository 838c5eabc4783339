import type { Tint } from '#app/ui/arch-frame.tsx';

/** A professional as the profile page shows them, with every default filled in. */
export interface ProfileView {
  id: string;
  name: string;
  headline: string | null;
  bio: string;
  serviceArea: string;
  /** Miles around the service area. */
  serviceRadius: number;
  /** "5 years". */
  years: string;
  verified: boolean;
  acceptsBookings: boolean;
  /** Seen by the professional in person or an admin, not listed yet. */
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
