import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { messageJourney } from '#tests/support/message-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const api = await startTestApi(testDatabase);
const { people } = messageJourney(api, testDatabase);

type As = Awaited<ReturnType<typeof people>>['owner'];
const save = async (as: As, id: string, title = 'What I need', text = 'Hi {name}, a plug nearby.') =>
  (await api.request('PUT', `/saved-replies/${id}`, { headers: as.bearer, body: { title, text } })).status;
const remove = async (as: As, id: string) =>
  (await api.request('DELETE', `/saved-replies/${id}`, { headers: as.bearer })).status;
const titles = async (as: As) => {
  const response = await api.request('GET', '/saved-replies', { headers: as.bearer });
  return ((await response.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
};

it('saved replies are created, changed and deleted by their professional, however often it is sent', async () => {
  const { owner } = await people();
  const id = randomUUID();
  expect([await save(owner, id), await save(owner, id)]).toEqual([204, 204]);
  await save(owner, randomUUID(), 'arrival');
  expect(await titles(owner)).toEqual(['arrival', 'What I need']);
  await save(owner, id, 'Before I come');
  expect(await titles(owner)).toEqual(['arrival', 'Before I come']);
  expect([await remove(owner, id), await remove(owner, id)]).toEqual([204, 204]);
  expect(await titles(owner)).toEqual(['arrival']);
  expect([await save(owner, randomUUID(), ' '), await save(owner, randomUUID(), 'x'.repeat(61))]).toEqual([422, 422]);
});

it('others neither see nor change them, and clients have none', async () => {
  const [{ owner, client }, { owner: other }] = [await people(), await people()];
  const id = randomUUID();
  await save(owner, id);
  expect([await save(other, id), await save(client, randomUUID()), await remove(other, id)]).toEqual([404, 404, 204]);
  expect([await titles(other), await titles(client), await titles(owner)]).toEqual([[], [], ['What I need']]);
});

it('there are fifty at most, whoever saves at the same time', async () => {
  const { owner } = await people();
  const statuses = await Promise.all(Array.from({ length: 55 }, (_, index) => save(owner, randomUUID(), `${index}`)));
  expect(statuses.filter((status) => status === 204)).toHaveLength(50);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});
