import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { afterAll, expect, it } from 'vitest';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { runProgram } from '../../scripts/test/run-program.ts';

const testDatabase = await createTestDatabase();
const app = await startRunningApp(testDatabase);
const { call, person, sessionOf, statusOf } = bookingJourney(app, testDatabase);

/** Milliseconds; on a busy machine the compiler needs half a minute. */
const compilingTakes = 120_000;

// A program as somebody else would write it, with nothing of ours but the contract.
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './contract.ts';

const [address = '', key = '', clientId = '', professionalId = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl: \`\${address}/api\`, headers: { authorization: \`Bearer \${key}\` } });

const services = await api.GET('/professionals/{id}/services', { params: { path: { id: professionalId } } });
const service: components['schemas']['Service'] | undefined = services.data?.items[0];
if (!service) throw new Error('nothing is offered');
const id = professionalId;
const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const day = await api.GET('/professionals/{id}/slots', { params: { path: { id }, query: { date, service_id: service.id } } });
if (!day.data || !('slots' in day.data)) throw new Error('no day');
const slot = day.data.slots.find(({ available }) => available);
if (!slot) throw new Error('nothing is free');
const location = '1100 Congress Ave, Austin, TX 78701';
const quote = await api.POST('/quotes', { body: { serviceId: service.id, professionalId: id, location } });
const choice = { serviceId: service.id, professionalId: id, clientId, bookingDate: slot.starts_at, location };
const expectedTotal = quote.data?.total_amount ?? '';
const booked = await api.POST('/functions/create-checkout-session', { body: { ...choice, expectedTotal } });
if (!booked.data) throw new Error(booked.error.code);
const again = await api.POST('/functions/create-checkout-session', { body: { ...choice, clientId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } });
// Every code that can come is a type: what cannot come does not compile.
const refusal: 'invalid_client' | undefined = again.error?.code === 'invalid_client' ? again.error.code : undefined;
const { data: booking } = await api.GET('/bookings/{id}', { params: { path: { id: booked.data.bookingId } } });
const total: string | undefined = booking?.total_amount;
console.log(JSON.stringify({ bookingId: booked.data.bookingId, checkout: booked.data.checkoutUrl, status: booking?.status, total, refusal }));
`;

it(
  'a client generated from the contract compiles and books a visit',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-client-'));
    afterAll(() => rm(folder, { recursive: true, force: true }));
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(
      path.join(folder, 'contract.ts'),
      astToString(await openapiTypeScript(pathToFileURL(path.resolve('docs/openapi.json')))),
    );
    await writeFile(path.join(folder, 'book-a-visit.ts'), program);

    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--types',
      'node',
    ];
    const compiler = path.resolve('node_modules', 'typescript-native', 'bin', 'tsc');
    const compiled = await runProgram(compiler, [
      ...options,
      '--allowImportingTsExtensions',
      path.join(folder, 'book-a-visit.ts'),
    ]);
    expect(compiled.output).toBe('');

    const [client, { professional }] = [await person(), await buildBookable(testDatabase.db)];
    const key = await call<{ secret: string }>('POST', '/account/api-keys', {
      as: client,
      body: { name: 'Client', owner: 'person', scopes: ['read:bookings', 'write:bookings'], expires_in_days: 30 },
    });
    const ran = await runProgram(process.execPath, [
      path.join(folder, 'book-a-visit.ts'),
      app.url,
      key.body.secret,
      client.id,
      professional.id,
    ]);
    const booked = JSON.parse(ran.stdout || `"${ran.output}"`) as { bookingId: string; status: string };
    expect(booked).toMatchObject({ status: 'pending', total: '75.00', refusal: 'invalid_client' });
    await app.sandbox.pay(await sessionOf(booked.bookingId));
    await eventually(async () => expect(await statusOf(booked.bookingId)).toBe('confirmed'));
  },
  compilingTakes,
);
