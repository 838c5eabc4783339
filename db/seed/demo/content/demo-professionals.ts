import { serviceCategories, type ServiceCategoryId } from '#app/features/services/catalogue/categories.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { DemoProfessional, DemoTimeZone, ProfessionalDraft } from './demo-professional.ts';
import { emailOf, phoneNumber, usernameOf } from './demo-identity.ts';
import { autoCare } from './professionals/auto-care.ts';
import { beautyBody } from './professionals/beauty-body.ts';
import { beautyHair } from './professionals/beauty-hair.ts';
import { ecoServices } from './professionals/eco-services.ts';
import { foodTrucks } from './professionals/food-trucks.ts';
import { homeServices } from './professionals/home-services.ts';
import { petServices } from './professionals/pet-services.ts';
import { techServices } from './professionals/tech-services.ts';

// 555-0100 to 555-0199 are reserved for fiction in every area code; clients have the lines below this one.
const firstProfessionalLine = 120;

const draftsByCategory: Readonly<Record<ServiceCategoryId, readonly ProfessionalDraft[]>> = {
  'beauty-wellness': [...beautyHair, ...beautyBody],
  'auto-care': autoCare,
  'pet-services': petServices,
  'food-trucks': foodTrucks,
  'home-services': homeServices,
  'tech-services': techServices,
  'eco-services': ecoServices,
};

/** All professionals of the demo marketplace, the account professional@doorstep.test first. */
export const demoProfessionals: readonly DemoProfessional[] = serviceCategories
  .flatMap(({ id }) => draftsByCategory[id].map((draft) => ({ categoryId: id, draft })))
  .map(({ categoryId, draft }, index) => demoProfessional(draft, categoryId, index));

function demoProfessional(draft: ProfessionalDraft, categoryId: ServiceCategoryId, index: number): DemoProfessional {
  const [firstName, lastName] = draft.name;
  const { timeZone, areaCode } = metroOf(draft.area);
  const standing = draft.standing ?? 'verified';
  return {
    username: usernameOf(draft.name),
    email: draft.email ?? emailOf(draft.name),
    firstName,
    lastName,
    phone: phoneNumber(areaCode, firstProfessionalLine + index),
    presents: draft.presents,
    categoryId,
    trade: draft.trade,
    headline: draft.headline,
    bio: draft.bio,
    yearsExperience: draft.years,
    serviceArea: draft.area,
    zip: draft.area.slice(-5),
    timeZone,
    serviceRadius: draft.radius,
    travelFee: draft.fee,
    services: draft.services,
    weeklyHours: draft.hours,
    isApproved: standing !== 'applied',
    verified: standing === 'verified',
    hasStripeAccount: draft.stripe !== 'missing',
    portfolioCount: draft.portfolio,
  };
}

function metroOf(serviceArea: string): { timeZone: DemoTimeZone; areaCode: string } {
  if (serviceArea.includes(', AZ ')) return { timeZone: 'America/Phoenix', areaCode: '602' };
  return { timeZone: platformTimeZone, areaCode: serviceArea.includes(', TX ') ? '512' : '312' };
}
