import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { letVisitComeNear, letVisitPass } from '#tests/support/browser/e2e-database.ts';
import { bookingPath, foldedStep, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, findVisit, payRequested, requestVisit } from '#tests/support/browser/e2e-visit.ts';

const notes = 'Gate code 4711. The dog is friendly.';

test(
  'addresses are added, changed and deleted in the account settings',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openPage(page, '/account');
    const settings = page.getByRole('navigation', { name: 'Account settings' }).filter({ visible: true });
    await settings.getByRole('link', { name: 'Your addresses' }).click();
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Add an address' }).click();
    const adding = page.getByRole('dialog', { name: 'Save an address' });
    await expect(adding.getByLabel('Name of this address')).toHaveValue('Home');
    await adding.getByLabel('Street and number').fill('1204 Pine Street');
    await adding.getByLabel('ZIP code').fill('78701');
    await expect(adding.getByLabel('City')).toHaveValue('Austin');
    await adding.getByLabel('Notes for getting in').fill(notes);
    await adding.getByRole('button', { name: 'Save address' }).click();
    const rows = page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('1204 Pine Street, Austin, TX 78701');
    await expect(rows.first()).toContainText(notes);
    await expect(rows.first()).toContainText('Default');
    await expect(page.getByText('Home is saved')).toBeVisible();

    await page.getByRole('button', { name: 'Add another address' }).click();
    await adding.getByRole('button', { name: 'Save address' }).click();
    await expect(adding.getByText('Please enter the city')).toBeVisible();
    await adding.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Edit Home' }).click();
    const changing = page.getByRole('dialog', { name: 'Change this address' });
    await expect(changing.getByLabel('City')).toHaveValue('Austin');
    await expect(changing.getByText('Please enter the city')).toBeHidden();
    await changing.getByLabel('Apartment or unit').fill('4B');
    await changing.getByRole('button', { name: 'Save address' }).click();
    await expect(rows.first()).toContainText('1204 Pine Street, Unit 4B, Austin, TX 78701');

    await page.getByRole('button', { name: 'Delete Home' }).click();
    const asking = page.getByRole('dialog', { name: 'Delete Home?' });
    await asking.getByRole('button', { name: 'Keep it' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Home' }).click();
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
    await expect(settings).toBeVisible({ visible: !isMobile });
  },
);

test(
  'the address saved last is the default, and booking starts with it',
  { tag: '@desktop' },
  async ({ page, request, newcomer }) => {
    const visit = await findVisit(request);
    const [, zip = ''] = /(\d{5})\D*$/.exec(visit.address) ?? [];
    for (const name of ['Work', 'Home']) {
      const data = { name, street: `7 ${name} Street`, city: 'Austin', state: 'TX', zip };
      expect((await newcomer.api.post('/api/addresses', { data })).status()).toBe(201);
    }
    await openPage(page, '/account/addresses');
    const rows = page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Default' })).toContainText('7 Home Street');
    await expect(rows.filter({ hasText: 'Default' })).toHaveCount(1);
    await openPage(page, bookingPath(visit));
    await expect(foldedStep(page, 'Address')).toContainText('Home, 7 Home Street');
  },
);

test('a stranger cannot see the addresses @desktop', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/account/addresses');
  await expect(page).toHaveURL(/\/login\?return_to=%2Faccount%2Faddresses$/);
});

test(
  'the professional sees the notes for getting in from a day before the visit until its end',
  { tag: '@desktop' },
  async ({ page, context, request, newcomer }) => {
    const visit = await findVisit(request);
    const [, zip = ''] = /(\d{5})\D*$/.exec(visit.address) ?? [];
    const saved = await newcomer.api.post('/api/addresses', {
      data: { name: 'Home', street: '7 Saved Street', city: 'Austin', state: 'TX', zip, arrivalNotes: notes },
    });
    const { location: address } = (await saved.json()) as { location: string };
    const { bookingId } = await requestVisit(newcomer, { ...visit, address });
    await payRequested(newcomer, bookingId);

    await context.clearCookies();
    await page.request.post('/api/auth/sign-in/email', { data: { email: emailOf(visit), password: demoPassword } });
    const dialog = page.getByRole('dialog', { name: visit.service.name });
    const openVisit = async () => {
      const answered = page.waitForResponse(/\/arrival-notes$/);
      await openPage(page, `/dashboard/professional/calendar?appointment=${bookingId}`);
      await expect(dialog.getByText(address).first()).toBeVisible();
      await answered;
    };
    await openVisit();
    await expect(dialog.getByText(notes)).toHaveCount(0);
    await letVisitComeNear(bookingId);
    await openVisit();
    await expect(dialog.getByText(notes)).toBeVisible();
    await letVisitPass(bookingId);
    await openVisit();
    await expect(dialog.getByText(notes)).toHaveCount(0);
  },
);
