import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { addressLimits } from './address-limits.ts';
import type { AddressDto } from './queries/list-addresses.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

const home = { name: 'Home', street: '1100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' };
const office = { ...home, name: 'Office', street: '500 W 2nd St', unit: 'Suite 19' };

async function person() {
  const { id } = await buildClient(db);
  const { bearer } = await buildSession(db, id);
  const ask = async (method: string, path = '', json?: object) => {
    const response = await api.request(method, `/addresses${path}`, { headers: bearer, body: json });
    const body = (await response.json()) as AddressDto & { items: AddressDto[]; code: string; error: string };
    return { status: response.status, body };
  };
  return {
    id,
    bearer,
    save: (address: object) => ask('POST', '', address),
    change: (addressId: string, address: object) => ask('PUT', `/${addressId}`, address),
    remove: (addressId: string) => ask('DELETE', `/${addressId}`),
    list: async () => (await ask('GET')).body.items,
  };
}
const names = (addresses: AddressDto[]) => addresses.map(({ name }) => name);

describe('saved addresses', () => {
  it('come back as they were saved, with the location that a booking takes', async () => {
    const client = await person();
    const { status, body } = await client.save({ ...office, arrivalNotes: 'Gate code 4711.\nThe dog is friendly.' });
    expect([status, body.location]).toEqual([201, '500 W 2nd St, Suite 19, Austin, TX 78701']);
    expect(await client.list()).toEqual([
      { ...office, id: body.id, location: body.location, arrival_notes: 'Gate code 4711.\nThe dog is friendly.' },
    ]);
  });

  it('come with the one first that was booked or saved last', async () => {
    const client = await person();
    await client.save(home);
    await client.save(office);
    expect(names(await client.list())).toEqual(['Office', 'Home']);
    await buildBooking(db, { client_id: client.id });
    expect(names(await client.list())).toEqual(['Home', 'Office']);
  });

  it('are one when the same place is saved again, 16 times at once, and the last name and notes count', async () => {
    const client = await person();
    const answers = await Promise.all(Array.from({ length: 16 }, () => client.save(home)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await client.save({ ...home, name: 'Mine', arrivalNotes: 'Ring twice.' });
    expect(await client.list()).toMatchObject([{ name: 'Mine', arrival_notes: 'Ring twice.' }]);
  });

  it('end at the limit, also when more are saved at once', async () => {
    const client = await person();
    const answers = await Promise.all(
      Array.from({ length: addressLimits.addressesMaximum + 4 }, (_, index) =>
        client.save({ ...home, unit: `Apt ${index + 1}` }),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 'too_many_addresses')).toHaveLength(4);
    expect(await client.list()).toHaveLength(addressLimits.addressesMaximum);
  });

  it('are changed, but not into another one that is saved', async () => {
    const client = await person();
    const { id } = (await client.save(home)).body;
    await client.save(office);
    expect((await client.change(id, { ...home, street: '9 New Street', name: 'New home' })).body).toMatchObject({
      id,
      name: 'New home',
      location: '9 New Street, Austin, TX 78701',
    });
    expect((await client.change(id, office)).body.code).toBe('address_saved_before');
    expect(names(await client.list()).toSorted()).toEqual(['New home', 'Office']);
  });

  it('are deleted, and deleting again changes nothing', async () => {
    const client = await person();
    const { id } = (await client.save(home)).body;
    expect([(await client.remove(id)).status, (await client.remove(id)).status]).toEqual([200, 200]);
    expect(await client.list()).toEqual([]);
  });

  it('do not exist for anybody else', async () => {
    const [client, stranger] = [await person(), await person()];
    const { id } = (await client.save(home)).body;
    expect(await stranger.list()).toEqual([]);
    expect((await stranger.change(id, office)).body.code).toBe('address_not_found');
    await stranger.remove(id);
    expect(names(await client.list())).toEqual(['Home']);
    expect((await api.request('GET', '/addresses')).status).toBe(401);
  });

  it.each([
    ['a missing name', { name: ' ' }, 'Please give this address a name'],
    ['a missing street', { street: '' }, 'Please enter the street and number'],
    ['a street on two lines', { street: 'One\nTwo' }, 'Please enter this on one line'],
    ['a state in full', { state: 'Texas' }, 'two letters'],
    ['a short ZIP', { zip: '7870' }, '5 digits'],
    ['long notes', { arrivalNotes: 'x'.repeat(addressLimits.notesMaximum + 1) }, 'at most 500 characters'],
  ])('are refused with %s', async (_, wrong, message) => {
    const client = await person();
    const { status, body } = await client.save({ ...home, ...wrong });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
    expect(await client.list()).toEqual([]);
  });
});

describe('the city of a ZIP', () => {
  const placeOf = async (zip: string) => (await api.request('GET', `/postal-codes/${zip}`)).json();

  it('is known without signing in', async () => {
    expect(await placeOf('78701')).toEqual({ found: { city: 'Austin', state: 'TX' } });
    expect(await placeOf('00000')).toEqual({ found: null });
    expect(await placeOf('x')).toEqual({ found: null });
  });
});
