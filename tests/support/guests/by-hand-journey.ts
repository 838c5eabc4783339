import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { requestVisitPayment } from '#app/features/booking-button/guest/commands/request-visit-payment.server.ts';
import type { HandEnteredVisitDto } from '#app/features/hand-entered-visits/hand-entered-visit-dto.ts';
import type { Bookable } from '#tests/factories/bookable.ts';
import { bookingJourney, type Person, personOf, slotAt } from '../booking-journey.ts';
import type { RunningApp } from '../running-app.ts';
import type { TestDatabase } from '../test-database.ts';
import { guestJourney } from './guest-journey.ts';

/** What a professional types for somebody who called. */
export function handEnteredFields({ service }: { service: { id: string } }, overrides: Record<string, unknown> = {}) {
  return {
    service_id: service.id,
    name: 'Robin Miller',
    phone: '(512) 555-0142',
    email: '',
    date: slotAt(10, '10:00').slice(0, 10),
    time: '10:00',
    duration: '60',
    note: '',
    street: '1100 Congress Ave',
    unit: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    ...overrides,
  };
}

/** Enters visits over HTTP as professionals do, and pays for them as whoever has the link does. */
export function byHandJourney(
  app: Pick<RunningApp, 'url' | 'sandbox'>,
  testDatabase: Pick<TestDatabase, 'db' | 'pool'>,
) {
  const { db } = testDatabase;
  const { call } = bookingJourney(app, testDatabase);
  const { tokenOf } = guestJourney(app);
  const ownerOf = async ({ professional }: Pick<Bookable, 'professional'>): Promise<Person> => {
    const profile = await db
      .selectFrom('profiles')
      .select(['id', 'email'])
      .where('id', '=', professional.profile_id)
      .executeTakeFirstOrThrow();
    return personOf(db, profile);
  };
  const enter = async (bookable: Bookable, overrides: Record<string, unknown> = {}, known?: Person) => {
    const owner = known ?? (await ownerOf(bookable));
    const answer = await call<HandEnteredVisitDto>('POST', '/hand-entered-visits', {
      as: owner,
      body: handEnteredFields(bookable, overrides),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return { visit: answer.body, owner };
  };
  /** @returns the secret of a new link */
  const linkOf = async (id: string, owner: Person): Promise<string> => {
    const { body } = await call<{ url: string }>('POST', `/hand-entered-visits/${id}/payment-link`, {
      as: owner,
      body: { mail: false },
    });
    return new URL(body.url).pathname.split('/').at(-1) ?? '';
  };
  /** @returns the secret of the link that confirms a new guest's email */
  const askToPay = async (token: string, request_id = randomUUID()): Promise<string> => {
    const email = `payer-${randomUUID().slice(0, 8)}@doorstep.test`;
    const person = { first_name: 'Robin', last_name: 'Miller', email, phone: '(512) 555-0142' };
    await requestVisitPayment(token, { request_id, ...person }, randomUUID());
    return tokenOf(email);
  };
  const visitRow = (id: string) =>
    db.selectFrom('hand_entered_visits').selectAll().where('id', '=', id).executeTakeFirst();
  return { ownerOf, enter, linkOf, askToPay, visitRow };
}
