import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ImportPreviewDto } from '#app/features/client-import/import-dto.ts';
import { baseUrl } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { farDay } from '../guests/hand-entered-page.ts';
import { signedInAs } from '../scenes/scene.ts';

const importPath = '/dashboard/professional/import';

/** A name and an email that nobody else has. */
export function newPersonName(): { name: string; email: string } {
  const mark = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return { name: `Robin ${mark}`, email: `${mark}@example.com` };
}

/** A file of visits with a line of each outcome. */
export function mixedFile(): string {
  const place = '"1100 Congress Ave, Austin, TX 78701"';
  const { name, email } = newPersonName();
  const line = `${farDay()},10:15 AM,60,${name},${email},${place}`;
  return [
    'Date,Start time,Minutes,Name,Email,Address',
    line,
    line,
    `2020-01-01,10:00,60,Past Visit,past@example.com,${place}`,
    `${farDay()},half past ten,60,Kim Park,kim@example.com,${place}`,
  ].join('\n');
}

/** Signs the demo's professional in and sends a file as the page does. @returns its preview's id */
export async function sendFile(page: Page, text: string, name = 'visits.csv'): Promise<string> {
  await signedInAs(page, 'professional@doorstep.test');
  const answer = await page.request.post('/api/imports', {
    data: Buffer.from(text),
    headers: { origin: baseUrl, 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

export async function showPreview(page: Page, text: string, name?: string): Promise<void> {
  await openPage(page, `${importPath}/${await sendFile(page, text, name)}`);
}

/** Imports a file with one client, and opens the page that lists it. */
export async function showImported(page: Page): Promise<void> {
  const { name, email } = newPersonName();
  const id = await sendFile(page, `Name,Email\n${name},${email}\n`, 'clients.csv');
  const preview = (await (await page.request.get(`/api/imports/${id}`)).json()) as ImportPreviewDto;
  const { version, outcomes } = preview;
  const done = await page.request.post(`/api/imports/${id}/confirmation`, {
    data: { version, outcomes },
    headers: { origin: baseUrl },
  });
  expect(done.status(), await done.text()).toBe(200);
  await openPage(page, importPath);
}
