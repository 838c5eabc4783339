import { expect } from 'vitest';
import type { RescueDto } from '#app/features/rescue/offer-dto.ts';
import { refreshEntry } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { buildBookable, type Bookable } from '#tests/factories/bookable.ts';
import { personOf, type BookingJourney, type Person } from '../booking-journey.ts';
import type { TestDatabase } from '../test-database.ts';

type Overrides = { price?: string; travelFee?: string; zip?: string; category?: string; name?: string };

/** A client whose paid visit is cancelled, and others who could come. */
export function rescueJourney(
  { call, person, confirmed }: BookingJourney,
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
) {
  const centerOf = { '78701': [30.2713, -97.7426], '79901': [31.7607, -106.4804] } as const;
  /** Lists a professional with one service. */
  const helper = async ({
    price = '75.00',
    travelFee = '0',
    zip = '78701',
    category = 'beauty-wellness',
    name,
  }: Overrides = {}) => {
    const [latitude, longitude] = centerOf[zip as keyof typeof centerOf];
    const bookable = await buildBookable(db, {
      professional: { latitude, longitude, service_area_zip: zip, service_radius: '25', travel_fee: travelFee },
      service: { price, category_id: category, ...(name === undefined ? {} : { name }) },
    });
    await refreshEntry(db, bookable.professional.id);
    return bookable;
  };
  const ownerOf = async ({ professional }: Bookable) => {
    const { rows } = await pool.query<{ id: string; email: string }>('select id, email from profiles where id = $1', [
      professional.profile_id,
    ]);
    const [row] = rows;
    if (!row) throw new Error('A professional has a profile');
    return personOf(db, row);
  };
  /** Books, pays, and lets the professional cancel. */
  const cancelledVisit = async (overrides: Record<string, unknown> = {}, client?: Person, by?: Bookable) => {
    const left = client ?? (await person());
    const gone = by ?? (await helper());
    const { bookingId } = await confirmed(left, gone, overrides);
    const answer = await call('POST', `/bookings/${bookingId}/cancel-and-refund`, {
      as: await ownerOf(gone),
      body: {},
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { client: left, gone, bookingId };
  };
  const read = (client: Person, bookingId: string) =>
    call<RescueDto>('GET', `/bookings/${bookingId}/rescue`, { as: client });
  const hold = (client: Person, bookingId: string, { professional, service }: Bookable, expectedTotal = '75.00') =>
    call<{ booking_id: string; held_until: string }>('POST', `/bookings/${bookingId}/rescue/hold`, {
      as: client,
      body: { professionalId: professional.id, serviceId: service.id, expectedTotal },
    });
  const take = (client: Person, bookingId: string) =>
    call<{ bookingId: string; checkoutUrl: string }>('POST', `/bookings/${bookingId}/rescue/checkout`, { as: client });
  return { helper, ownerOf, cancelledVisit, read, hold, take };
}
