import type { Transaction } from '#app/platform/database/database.server.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import type { DemoProfessional, DemoService } from './content/demo-professional.ts';
import { portfolioOf } from './content/portfolio.ts';
import { portfolioByCategory } from './art-manifest.ts';
import { idOf } from './demo-people.ts';
import type { DemoStripe } from './demo-stripe.ts';

/** Professional ids by username, and service ids by username and service name. */
export type DemoBusinesses = { professionalIds: Map<string, string>; serviceIds: Map<string, string> };

export const serviceKey = (username: string, serviceName: string) => `${username}: ${serviceName}`;

/** Creates professionals with services, hours and portfolio. */
export async function insertDemoBusinesses(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  people: ReadonlyMap<string, string>,
  stripe: ReadonlyMap<string, DemoStripe>,
): Promise<DemoBusinesses> {
  const rows = await trx
    .insertInto('professionals')
    .values(
      professionals.map((professional) => professionalRow(professional, idOf(people, professional.email), stripe)),
    )
    .returning(['id', 'profile_id'])
    .execute();
  const byProfile = new Map(rows.map((row) => [row.profile_id, row.id]));
  const professionalIds = new Map(
    professionals.map((professional) => [professional.username, idOf(byProfile, idOf(people, professional.email))]),
  );
  const serviceIds = await insertServices(trx, professionals, professionalIds, stripe);
  await insertHours(trx, professionals, professionalIds);
  await insertPortfolio(trx, professionals, professionalIds);
  return { professionalIds, serviceIds };
}

function professionalRow(professional: DemoProfessional, profileId: string, stripe: ReadonlyMap<string, DemoStripe>) {
  const place = lookUpPostalCode(professional.zip);
  if (!place) throw new Error(`The demo names the unknown ZIP ${professional.zip}`);
  const accountId = stripe.get(professional.username)?.accountId ?? null;
  return {
    profile_id: profileId,
    headline: professional.headline,
    bio: professional.bio,
    service_area: professional.serviceArea,
    service_area_zip: professional.zip,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: place.timeZone,
    service_radius: professional.serviceRadius,
    travel_fee: professional.travelFee.toFixed(2),
    years_experience: professional.yearsExperience,
    verified: professional.verified,
    is_approved: professional.isApproved,
    approved_categories: professional.isApproved ? [professional.categoryId] : null,
    is_onboarding_complete: professional.isApproved,
    stripe_account_id: accountId,
    stripe_account_status: accountId ? 'active' : null,
  };
}

async function insertServices(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  professionalIds: ReadonlyMap<string, string>,
  stripe: ReadonlyMap<string, DemoStripe>,
): Promise<Map<string, string>> {
  const offers = professionals.flatMap((professional) =>
    professional.services.map((service) => ({ professional, service })),
  );
  const keyOf = (professionalId: string | undefined, name: string) => `${professionalId}: ${name}`;
  const rows = await trx
    .insertInto('services')
    .values(offers.map(({ professional, service }) => serviceRow(professional, service, professionalIds, stripe)))
    .returning(['id', 'professional_id', 'name'])
    .execute();
  const inserted = new Map(rows.map((row) => [keyOf(row.professional_id, row.name), row.id]));
  const ids = new Map(
    offers.map(({ professional: { username }, service }) => [
      serviceKey(username, service.name),
      idOf(inserted, keyOf(professionalIds.get(username), service.name)),
    ]),
  );
  const times = offers
    .filter(({ service }) => service.bufferMinutes > 0)
    .map(({ professional: { username }, service }) => ({
      professional_id: idOf(professionalIds, username),
      service_id: idOf(ids, serviceKey(username, service.name)),
      duration: service.durationMinutes,
      buffer_time: service.bufferMinutes,
    }));
  await trx.insertInto('service_times').values(times).execute();
  return ids;
}

function serviceRow(
  professional: DemoProfessional,
  service: DemoService,
  professionalIds: ReadonlyMap<string, string>,
  stripe: ReadonlyMap<string, DemoStripe>,
) {
  const price = stripe.get(professional.username)?.prices.get(service.name);
  return {
    professional_id: idOf(professionalIds, professional.username),
    category_id: professional.categoryId,
    name: service.name,
    description: service.description,
    price: service.price.toFixed(2),
    duration: service.durationMinutes,
    stripe_product_id: price?.productId ?? null,
    stripe_price_id: price?.priceId ?? null,
  };
}

async function insertHours(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = professionals.flatMap((professional) =>
    (professional.weeklyHours ?? []).map((hours) => ({
      professional_id: idOf(ids, professional.username),
      day: hours.day,
      is_working: hours.isWorking,
      start_time: hours.start,
      end_time: hours.end,
    })),
  );
  await trx.insertInto('professional_hours').values(rows).execute();
}

async function insertPortfolio(
  trx: Transaction,
  professionals: readonly DemoProfessional[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const art = new Map(
    Object.values(portfolioByCategory)
      .flat()
      .map((picture) => [picture.id, picture]),
  );
  const rows = professionals.flatMap((professional) =>
    portfolioOf(professional).map(({ scene, caption }, index) => {
      const picture = art.get(scene);
      if (!picture) throw new Error(`The demo names the unknown picture ${scene}`);
      return {
        professional_id: idOf(ids, professional.username),
        url: `/images/portfolio/${scene}-1080.webp`,
        caption,
        width: picture.width,
        height: picture.height,
        order_index: index,
      };
    }),
  );
  await trx.insertInto('work_photos').values(rows).execute();
}
