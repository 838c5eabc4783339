import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { photo } from '#tests/factories/files.ts';
import { letVisitBegin } from '#tests/support/browser/e2e-database.ts';
import { createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';

test(
  'a professional at a closed door waits, and the client reads it; nobody who came is taken back',
  { tag: '@desktop' },
  async ({ browser }) => {
    const member = await createMember();
    const { bookingId, visit } = await payVisit(member);
    await letVisitBegin(bookingId);
    const client = await (await browser.newContext({ storageState: member.storageState })).newPage();
    await openPage(client, `/dashboard/client/bookings/${bookingId}`);
    await client.getByRole('button', { name: 'Nobody came' }).click();
    await client.getByRole('dialog').getByRole('button', { name: 'Yes, nobody came' }).click();
    await expect(client.getByRole('heading', { name: 'You reported that nobody came' })).toBeVisible();
    await client.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(client.getByRole('heading', { name: 'You reported that nobody came' })).toHaveCount(0);

    const context = await browser.newContext({ storageState: nobodySignedIn, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const data = { email: emailOf(visit), password: demoPassword };
    expect((await phone.request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
    await openPage(phone, `/dashboard/professional/visits/${bookingId}`);
    await phone.getByRole('button', { name: 'I’m already there' }).click();
    await phone.getByRole('button', { name: 'My client isn’t here' }).click();
    await expect(phone.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await expect(client.getByRole('heading', { name: /is at your door and can’t find you$/ })).toBeVisible();
    const jpeg = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo(60, 40) };
    await phone.getByLabel('Photo at the door').setInputFiles(jpeg);
    await expect(client.getByRole('img', { name: 'At the door 1' })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'End the visit' })).toBeDisabled();
    await phone.getByRole('button', { name: /is here now$/ }).click();
    await expect(phone.getByRole('button', { name: 'Start the visit' })).toBeVisible();
    await expect(client.getByRole('heading', { name: /is at your door and can’t find you$/ })).toHaveCount(0);
    await context.close();
    await client.context().close();
  },
);
