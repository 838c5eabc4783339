import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { baseUrl } from '../browser/e2e-member.ts';
import { demoProfessionalId, type Professional } from '../browser/e2e-professional.ts';
import { openPage } from '../browser/e2e-page.ts';
import { signedInAs } from '../scenes/scene.ts';

const [firstDay, lastDay] = [100, 350];
/** The runner's workers share it; the next run has a runner, and a database, of its own. */
const chosenDays = path.join(tmpdir(), `doorstep-far-days-${process.ppid}`);

/** A day that no other test of this run has chosen, more than the booking window ahead; one of them if all are taken. */
export function farDay(): string {
  const today = localDate(epochMinutesOf(new Date()), platformTimeZone);
  const days = Array.from({ length: lastDay - firstDay }, (_, index) => addDays(today, firstDay + index));
  const shuffled = days.map((day) => ({ day, order: Math.random() })).sort((one, other) => one.order - other.order);
  return shuffled.find(({ day }) => isFirstToChoose(day))?.day ?? addDays(today, firstDay);
}

/** Making a folder is the one step that succeeds for one process only. */
function isFirstToChoose(day: string): boolean {
  mkdirSync(chosenDays, { recursive: true });
  try {
    mkdirSync(path.join(chosenDays, day));
    return true;
  } catch {
    return false;
  }
}

/**
 * For rounds with more tests than days: few of them choose the same time. Not in the calendar's first rows: the cell
 * behind a visit is narrow, and the first one is a tab stop, for which "Block time" is the equivalent that
 * https://www.w3.org/TR/WCAG22/#target-size-minimum allows.
 */
function hardlyChosenTime(): string {
  return `${String(9 + Math.floor(Math.random() * 11)).padStart(2, '0')}:15`;
}

/** What the form for a new visit holds, besides day and time. */
export async function fillPerson(page: Page): Promise<void> {
  const typed = { Name: 'Robin Miller', Phone: '(512) 555-0142', 'Street and number': '1100 Congress Ave' };
  for (const [label, text] of Object.entries({ ...typed, 'ZIP code': '78701', City: 'Austin', State: 'TX' }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Signs the demo's professional in, enters a visit as its form does and opens its page. */
export async function showEnteredVisit(page: Page): Promise<void> {
  const id = await enterVisit(await signedInDemoProfessional(page), { date: farDay(), time: hardlyChosenTime() });
  await openPage(page, `/dashboard/professional/calendar/visits/${id}`);
}

/** Signs the demo's professional in; their ZIP code, 78704, is not that of the visits. */
export async function signedInDemoProfessional(page: Page): Promise<EnteredBy> {
  await signedInAs(page, 'professional@doorstep.test');
  return { api: page.request, professionalId: await demoProfessionalId() };
}

type EnteredBy = Pick<Professional, 'api' | 'professionalId'>;

/**
 * Enters a visit of an hour, with the professional's first service or a new one.
 * @returns the visit's id
 */
export async function enterVisit(
  { api, professionalId }: EnteredBy,
  visit: { date: string; time: string; name?: string; zip?: string },
): Promise<string> {
  const headers = { origin: baseUrl };
  const service = { name: 'Haircut', description: 'Wash and cut', price: 75, duration: 60 };
  const { items } = (await (await api.get(`/api/professionals/${professionalId}/services`)).json()) as {
    items: { id: string }[];
  };
  const { id } =
    items[0] ?? ((await (await api.post('/api/services', { data: service, headers })).json()) as { id: string });
  const person = { name: 'Robin Miller', phone: '(512) 555-0142', email: 'robin@example.com' };
  const place = { street: '1100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' };
  const data = { ...person, ...place, service_id: id, duration: 60, ...visit };
  const answer = await api.post('/api/hand-entered-visits', { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
