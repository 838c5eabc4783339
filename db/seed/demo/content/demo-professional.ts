import type { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { ServiceCategoryId } from '#app/features/services/catalogue/categories.ts';
import type { DemoTrade } from './trades.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** Which portraits fit the name; used for nothing else. */
export type DemoPresentation = 'feminine' | 'masculine';

export type DemoTimeZone = typeof platformTimeZone | 'America/Phoenix';

export interface DemoService {
  name: string;
  description: string;
  /** Dollars, with at most two decimals. */
  price: number;
  durationMinutes: number;
  /** Minutes kept free after the service; a buffer above 0 is saved as the service's row in service_times. */
  bufferMinutes: number;
  /** False: the service is saved without a Stripe price, so booking it shows the specified error. */
  hasStripePrice: boolean;
}

/** Everything the seed needs to create a professional with account, profile, services and working hours. */
export interface DemoProfessional {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  presents: DemoPresentation;
  categoryId: ServiceCategoryId;
  trade: DemoTrade;
  /** The trade in a few words, as on a business card. */
  headline: string;
  bio: string;
  yearsExperience: number;
  /** "Austin, TX 78704" */
  serviceArea: string;
  zip: string;
  timeZone: DemoTimeZone;
  /** Miles. */
  serviceRadius: number;
  /** Dollars per mile. */
  travelFee: number;
  services: readonly DemoService[];
  /** Null: no weekly hours were ever saved. */
  weeklyHours: WeeklyHours | null;
  isApproved: boolean;
  verified: boolean;
  hasStripeAccount: boolean;
  portfolioCount: number;
}

/** How far the application has come: applied waits for review, approved is not verified yet, verified is both. */
export type DemoStanding = 'applied' | 'approved' | 'verified';

/** The handwritten part of a professional; the rest of DemoProfessional is derived from it. */
export interface ProfessionalDraft {
  name: readonly [first: string, last: string];
  presents: DemoPresentation;
  trade: DemoTrade;
  headline: string;
  bio: string;
  years: number;
  area: string;
  radius: number;
  fee: number;
  hours: WeeklyHours | null;
  portfolio: number;
  services: readonly DemoService[];
  /** Default: verified. */
  standing?: DemoStanding;
  /** Default: connected. */
  stripe?: 'missing';
  /** Default: first.last@doorstep.test. */
  email?: string;
}

/** Returns a service that costs `price` dollars and takes `durationMinutes`. */
export function service(
  name: string,
  price: number,
  durationMinutes: number,
  description: string,
  options: { bufferMinutes?: number; hasStripePrice?: boolean } = {},
): DemoService {
  const { bufferMinutes = 0, hasStripePrice = true } = options;
  return { name, description, price, durationMinutes, bufferMinutes, hasStripePrice };
}

/** Reports whether clients can book this professional at all. */
export function isBookable(professional: DemoProfessional): boolean {
  return professional.isApproved && professional.verified && professional.hasStripeAccount;
}
