import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { letVisitBegin } from '#tests/support/browser/e2e-database.ts';
import { createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';
import { photo } from '#tests/factories/files.ts';

test(
  'what the professional ticks, photographs and writes at a visit is read by its client once it is done',
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
    await phone.context().close();
    await client.context().close();
  },
);
