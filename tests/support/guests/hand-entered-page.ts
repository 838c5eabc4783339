import { expect, type Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { baseUrl } from '../browser/e2e-member.ts';
import { demoProfessionalId } from '../browser/e2e-professional.ts';
import { openPage } from '../browser/e2e-page.ts';
import { signedInAs } from '../scenes/scene.ts';

/** A day that hardly any other test has chosen, more than the booking window ahead. */
export function farDay(): string {
  const today = localDate(epochMinutesOf(new Date()), platformTimeZone);
  return addDays(today, 100 + Math.floor(Math.random() * 200));
}

/** With the day it makes it unlikely that two tests choose the same time of one professional. */
function hardlyChosenTime(): string {
  return `${String(7 + Math.floor(Math.random() * 13)).padStart(2, '0')}:15`;
}

/** What the form for a new visit holds, besides day and time. */
export async function fillPerson(page: Page): Promise<void> {
  const typed = { Name: 'Robin Miller', Phone: '(512) 555-0142', 'Street and number': '1100 Congress Ave' };
  for (const [label, text] of Object.entries({ ...typed, 'ZIP code': '78701', City: 'Austin', State: 'TX' }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Signs the demo's professional in, enters a visit as its form does and opens its page. */
export async function showEnteredVisit(page: Page): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  const { items } = (await (
    await page.request.get(`/api/professionals/${await demoProfessionalId()}/services`)
  ).json()) as {
    items: { id: string }[];
  };
  const person = { name: 'Robin Miller', phone: '(512) 555-0142', email: 'robin@example.com' };
  const place = { street: '1100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' };
  const when = { date: farDay(), time: hardlyChosenTime() };
  const answer = await page.request.post('/api/hand-entered-visits', {
    data: { ...person, ...place, ...when, service_id: items[0]?.id, duration: 60 },
    headers: { origin: baseUrl },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await openPage(page, `/dashboard/professional/calendar/visits/${id}`);
}
