import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { letVisitBegin } from '#tests/support/browser/e2e-database.ts';
import { createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';
import { photo } from '#tests/factories/files.ts';

type Stepped = { step: string | null };
type Saved = { record: { checklist: { checked: boolean }[]; materials: string[]; note: string } };
type Signed = { record: { signature: { signer: string; strokes: object[] | null } | null } };

/** A visit that has begun, and a context in which its professional is signed in; the caller closes it. */
async function visitOfProfessional(browser: Browser) {
  const { bookingId, visit } = await payVisit(await createMember());
  await letVisitBegin(bookingId);
  const context = await browser.newContext({ storageState: nobodySignedIn });
  const page = await context.newPage();
  const data = { email: emailOf(visit), password: demoPassword };
  expect((await page.request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
  return { bookingId, visit, context, page };
}

/** Draws a wave from left to right. */
async function drawIn(page: Page, name: string): Promise<void> {
  const box = page.getByRole('img', { name });
  await box.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  for (let at = 0; at <= 30; at += 1)
    await page.mouse.move(x + width * (0.2 + at * 0.02), y + height * (0.5 + 0.25 * Math.cos(at)));
  await page.mouse.up();
}

/** Lets the page read nothing anew. @returns a function that lets it, and waits until it has */
async function holdReading(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.data*', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    const read = page.waitForResponse(/\.data/);
    release();
    await read;
  };
}

test(
  'what is ticked, photographed, written and signed at a visit is read by its client once it is done',
  { tag: '@desktop' },
  async ({ browser }) => {
    const member = await createMember();
    const { bookingId, visit } = await payVisit(member);
    await letVisitBegin(bookingId);
    const context = await browser.newContext({ storageState: nobodySignedIn, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const data = { email: emailOf(visit), password: demoPassword };
    expect((await phone.request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
    const client = await (await browser.newContext({ storageState: member.storageState })).newPage();

    await openPage(phone, '/dashboard/professional/services');
    await phone.locator('summary').filter({ hasText: visit.service.name }).first().click();
    await phone.getByLabel(`Checklist of ${visit.service.name}`, { exact: true }).fill('Drawers emptied\nLabels made');
    await phone.getByLabel('Ask the client to sign').filter({ visible: true }).check();
    await phone.getByRole('button', { name: 'Save checklist' }).filter({ visible: true }).click();
    await expect(phone.getByText('Checklist saved')).toBeVisible();

    await openPage(phone, `/dashboard/professional/visits/${bookingId}`);
    await phone.getByLabel('Labels made').check();
    await phone.getByLabel('Materials').fill('12 boxes');
    await phone.getByLabel('Note to your client').fill('The top shelf is yours.');
    const jpeg = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo(60, 40) };
    await phone.getByLabel('Photo before').setInputFiles(jpeg);
    await expect(phone.getByRole('img', { name: 'Before 1' })).toBeVisible();
    await phone.getByLabel('Photo after').setInputFiles([jpeg, { ...jpeg, name: 'IMG_2.jpg' }]);
    await expect(phone.getByRole('img', { name: 'After 2' })).toBeVisible();
    await phone.getByRole('button', { name: 'Remove after 2' }).click();
    await expect(phone.getByRole('img', { name: 'After 2' })).toHaveCount(0);
    await expect(phone.getByRole('status').filter({ hasText: 'Saved as you go.' })).toBeVisible();

    await expect(phone.getByRole('heading', { name: 'Signature' })).toHaveCount(0);
    const readPage = await holdReading(phone);
    for (const step of ['I’m already there', 'Start the visit'])
      await phone.getByRole('button', { name: step }).click();
    await phone.getByLabel('Sign by typing the name instead').check();
    await phone.getByLabel('Name of who signs').fill('Robin');
    const steps = async () =>
      (await (await phone.request.get(`/api/bookings/${bookingId}/progress`)).json()) as Stepped;
    await expect.poll(async () => (await steps()).step).toBe('started');
    await readPage();
    await phone.getByRole('button', { name: 'Save signature' }).click();
    await expect(phone.getByRole('img', { name: 'Signature of Robin' })).toBeVisible();
    await phone.getByRole('button', { name: 'Clear' }).click();
    await phone.getByRole('button', { name: 'Save signature' }).click();
    await expect(phone.getByText('Please sign in the box')).toBeVisible();
    await phone.context().setOffline(true);
    await drawIn(phone, 'Sign here, not signed');
    await phone.getByLabel('Name of who signs').fill('Sam');
    await phone.getByRole('button', { name: 'Save signature' }).click();
    await expect(phone.getByRole('img', { name: 'Signature of Sam' })).toBeVisible();
    await phone.context().setOffline(false);
    const signature = async () => {
      const { record } = (await (await phone.request.get(`/api/bookings/${bookingId}/record`)).json()) as Signed;
      return record.signature && [record.signature.signer, record.signature.strokes?.length];
    };
    await expect.poll(signature).toEqual(['Sam', 1]);

    await openPage(client, `/dashboard/client/bookings/${bookingId}`);
    await expect(client.getByRole('heading', { name: 'What was done' })).toHaveCount(0);
    expect((await phone.request.post(`/api/bookings/${bookingId}/complete`)).status()).toBe(200);
    await expect(client.getByRole('heading', { name: 'What was done' })).toBeVisible();
    await expect(client.getByText('The top shelf is yours.')).toBeVisible();
    await expect(client.getByText('12 boxes')).toBeVisible();
    await expect(client.getByRole('list', { name: 'Checklist' }).getByRole('listitem')).toHaveText([
      'Drawers emptied, not done',
      'Labels made, done',
    ]);
    await expect(client.getByRole('img', { name: /^(Before|After) 1$/ })).toHaveCount(2);
    await expect(client.getByRole('img', { name: 'Signature of Sam' })).toBeVisible();
    await openPage(client, `/dashboard/visits/${bookingId}/report`);
    await expect(client.getByRole('img', { name: 'Signature of Sam' })).toBeVisible();
    await expect(client.getByText(/^Signed by Sam, /)).toBeVisible();
    await phone.context().close();
    await client.context().close();
  },
);

test(
  'nothing that is written at a visit is lost: by a line that is too long, by another tab, by leaving the page',
  { tag: '@desktop' },
  async ({ browser }) => {
    const { bookingId, visit, context, page } = await visitOfProfessional(browser);
    const lines = { lines: ['Drawers emptied', 'Labels made'] };
    await page.request.put(`/api/services/${visit.service.id}/checklist`, { data: lines });
    const url = `/api/bookings/${bookingId}/record`;
    const saved = async () => ((await (await page.request.get(url)).json()) as Saved).record;
    const [materials, note] = [page.getByLabel('Materials'), page.getByLabel('Note to your client')];
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });

    await openPage(page, `/dashboard/professional/visits/${bookingId}`);
    await materials.fill(`Tape\n${'x'.repeat(130)}`);
    await page.getByLabel('Drawers emptied').check();
    await expect(page.getByText('Line 2: At most 120 characters')).toBeVisible();
    await expect.poll(async () => (await saved()).checklist[0]?.checked).toBe(true);
    await expect(status('Not saved yet.')).toBeVisible();
    await expect(page.getByText('That wasn’t recorded')).toHaveCount(0);
    await materials.fill('Tape\n12 boxes');
    await expect(status('Saved as you go.')).toBeVisible();
    expect((await saved()).materials).toEqual(['Tape', '12 boxes']);

    const elsewhere = { ...(await saved()), note: 'The top shelf is yours.', changed: ['note'] };
    expect((await page.request.put(url, { data: elsewhere })).status()).toBe(204);
    await page.getByLabel('Labels made').check();
    await expect(note).toHaveValue('The top shelf is yours.');
    expect(await saved()).toMatchObject({ note: 'The top shelf is yours.', materials: ['Tape', '12 boxes'] });

    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(note).toHaveCount(0);
    await page.goBack();
    await note.fill('The top shelf is mine.');
    await page.goForward();
    await expect(note).toHaveCount(0);
    await expect.poll(async () => (await saved()).note).toBe('The top shelf is mine.');
    await context.close();
  },
);

test(
  'what is written where the browser stores nothing goes along with the next save, and is not called saved before',
  { tag: '@desktop' },
  async ({ browser }) => {
    const { bookingId, context, page } = await visitOfProfessional(browser);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Nothing is stored here', 'SecurityError');
      };
    });
    const url = `/api/bookings/${bookingId}/record`;
    const saved = async () => ((await (await page.request.get(url)).json()) as Saved).record;
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });

    await openPage(page, `/dashboard/professional/visits/${bookingId}`);
    // What is typed first goes out at once: from here on the page is whole.
    await page.getByLabel('Materials').fill('11 boxes');
    await expect.poll(async () => (await saved()).materials).toEqual(['11 boxes']);
    await expect(status('Saved as you go.')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Note to your client').fill('The top shelf is yours.');
    await expect(status('Not saved yet.')).toBeVisible();
    await context.setOffline(false);
    await page.getByLabel('Materials').fill('12 boxes');
    await expect(status('Saved as you go.')).toBeVisible();
    expect(await saved()).toMatchObject({ note: 'The top shelf is yours.', materials: ['12 boxes'] });
    await context.close();
  },
);
