import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { letVisitBeToday } from '#tests/support/browser/e2e-database.ts';
import { createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';

test(
  'client and whoever opens the door follow a drive that the professional shares, until the arrival',
  { tag: '@desktop' },
  async ({ browser }) => {
    const member = await createMember();
    const { bookingId, visit } = await payVisit(member);
    await letVisitBeToday(bookingId);
    const context = await browser.newContext({
      storageState: nobodySignedIn,
      viewport: { width: 390, height: 844 },
      geolocation: { latitude: 30.2672, longitude: -97.7431 },
      permissions: ['geolocation'],
    });
    const phone = await context.newPage();
    const data = { email: emailOf(visit), password: demoPassword };
    expect((await phone.request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
    await openPage(phone, `/dashboard/professional/visits/${bookingId}`);
    await expect(phone.getByText(/^So does anyone who has the link for the door/)).toBeVisible();
    await phone.getByLabel(/see where I am while I drive$/).check();
    await expect(phone.getByText('Only from Start driving until you arrive.')).toBeVisible();
    await phone.getByRole('button', { name: 'Start driving' }).click();
    await expect(phone.getByText('Sharing now.')).toBeVisible();

    const client = await (await browser.newContext({ storageState: member.storageState })).newPage();
    await openPage(client, `/dashboard/client/bookings/${bookingId}`);
    await expect(client.getByText(/miles away, seen just now$/)).toBeVisible();
    await client.getByRole('button', { name: 'Make a link' }).click();
    const url = await client.getByLabel('Link for whoever opens the door').inputValue();
    const neighbor = await (await browser.newContext({ storageState: nobodySignedIn })).newPage();
    const answer = await neighbor.goto(url);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(neighbor.getByRole('heading', { name: /is coming$/ })).toBeVisible();
    await expect(neighbor.getByText(/miles away, seen just now$/)).toBeVisible();

    await phone.getByRole('button', { name: 'I’ve arrived' }).click();
    await expect(client.getByText(/miles away/)).toHaveCount(0);
    await neighbor.reload();
    await expect(neighbor.getByRole('status').filter({ hasText: /^Arrived$/ })).toBeVisible();
    await expect(neighbor.getByText(/miles away/)).toHaveCount(0);
    await client.getByRole('button', { name: 'Take the link back' }).click();
    await expect(client.getByRole('button', { name: 'Make a link' })).toBeVisible();
    expect((await neighbor.goto(url))?.status()).toBe(404);
    for (const page of [phone, client, neighbor]) await page.context().close();
  },
);
