import { stripe } from '#app/platform/stripe/stripe.server.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { type BookingJourney, type Person, personOf } from './booking-journey.ts';
import type { TestDatabase } from './test-database.ts';

export type Owner = Person & { professionalId: string };
export type Offered = ServiceDto & { bookings_count: number; upcoming_bookings: number };

/** Offers services over HTTP, as professionals do. */
export function serviceJourney({ call }: Pick<BookingJourney, 'call'>, { db }: Pick<TestDatabase, 'db'>) {
  const owner = async (): Promise<Owner> => {
    const { id, profile_id } = await buildProfessional(db, {
      stripe_account_id: `acct_${Math.random().toString(36).slice(2)}`,
    });
    const { email } = await db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', profile_id)
      .executeTakeFirstOrThrow();
    return { ...(await personOf(db, { id: profile_id, email })), professionalId: id };
  };
  const haircut = { name: 'Haircut', description: 'Washed, cut and dried.', price: '75.00', duration: '60' };
  const add = async (as: Owner, overrides: Record<string, unknown> = {}) =>
    (await call<ServiceDto>('POST', '/services', { as, body: { ...haircut, ...overrides } })).body;
  const price = (as: Owner, service: ServiceDto, step: 'create' | 'update', overrides: Record<string, unknown> = {}) =>
    call<{ priceId: string }>('POST', `/functions/${step}-stripe-price`, {
      as,
      body: {
        name: service.name,
        price: Number(service.price),
        description: service.description,
        professionalId: as.professionalId,
        serviceId: service.id,
        ...overrides,
      },
    });
  /** Creates a service that can be paid for. */
  const offer = async (as: Owner, overrides: Record<string, unknown> = {}) => {
    const service = await add(as, overrides);
    const { body } = await price(as, service, 'create');
    return { ...service, stripe_price_id: body.priceId };
  };
  const own = async (as: Person) =>
    (await call<{ items: Offered[]; total: number }>('GET', '/services', { as })).body.items;
  const rowOf = (id: string) => db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();
  /** Lists every price Stripe has for a service, newest first. */
  const pricesOf = async (serviceId: string) =>
    (await stripe().prices.list({ limit: 100 })).data.filter(({ metadata }) => metadata['service_id'] === serviceId);
  return { owner, haircut, add, price, offer, own, rowOf, pricesOf };
}
