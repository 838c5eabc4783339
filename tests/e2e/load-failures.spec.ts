import type { Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { inServersDatabase } from '#tests/support/browser/e2e-database.ts';
import { bookingPath, foldedStep, logIn, openPage, openStep } from '#tests/support/browser/e2e-page.ts';
import { expect, expectServerError, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { tagged } from '#tests/support/proves.ts';

const errorToast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: 'Error' }).filter({ hasText: text });

professionalTest(
  'payments that the server cannot read are told of, and read again',
  tagged('ERR-067', 'ERR-100', '@desktop'),
  async ({ page, professional: { professionalId } }) => {
    expectServerError(/the payments page could not be read/);
    await inServersDatabase(
      `update professionals set stripe_account_id = 'acct_of_nobody', time_zone = 'Nowhere/At_all' where id = $1`,
      [professionalId],
    );
    await openPage(page, '/dashboard/professional/payments');
    await expect(errorToast(page, 'Failed to load payment dashboard')).toBeVisible();
    await inServersDatabase(
      `update professionals set stripe_account_id = null, time_zone = 'America/Chicago' where id = $1`,
      [professionalId],
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main')).not.toContainText('Failed to load');
  },
);

test.describe('a read that fails inside a page', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });
  const data = /\.data(\?|$)/;
  const unread = 'We couldn’t load this';

  test(
    'keeps the directory and its filters, and says so beside the empty list',
    tagged('DIR-029', 'DIR-030', '@desktop'),
    async ({ page }) => {
      await openPage(page, '/professionals');
      await page.route(data, (route) => route.abort());
      await page.getByRole('searchbox', { name: 'Search' }).fill('haircut');
      await expect(page.getByText(unread)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('haircut');
      await expect(page.getByRole('region', { name: 'Professionals' }).getByRole('listitem')).toHaveCount(0);
      await page.unroute(data);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(unread)).toBeHidden();
      await expect(page.getByRole('region', { name: 'Professionals' }).getByRole('listitem').first()).toBeVisible();
      await expect(page).toHaveURL(/search=haircut/);
    },
  );

  test('leaves “Show more” in the directory, and says so beside it', { tag: '@desktop' }, async ({ page }) => {
    const cards = page.getByRole('region', { name: 'Professionals' }).getByRole('article');
    await openPage(page, '/professionals');
    await expect(cards).toHaveCount(24);
    await page.route(data, (route) => route.abort());
    const more = page.getByRole('link', { name: 'Show more' });
    await more.click();
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load more professionals' })).toBeVisible();
    await expect(cards).toHaveCount(24);
    await page.unroute(data);
    await more.click();
    await expect(cards).toHaveCount(48);
    await expect(page.getByText('We couldn’t load more professionals')).toBeHidden();
  });

  test('keeps the lists of the team with what was chosen', { tag: '@desktop' }, async ({ page }) => {
    await signedInAs(page, 'admin@doorstep.test');
    await openPage(page, '/dashboard/admin?tab=professionals');
    await page.route(data, (route) => route.fulfill({ status: 500, body: 'gone' }));
    await page.getByLabel('Show').selectOption({ index: 1 });
    await expect(page.getByText('We couldn’t load this list')).toBeVisible();
    await expect(page.getByLabel('Show').locator('option').nth(1)).toHaveJSProperty('selected', true);
    await page.unroute(data);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We couldn’t load this list')).toBeHidden();
  });

  test('keeps the search of payments, and says so beside the history', { tag: '@desktop' }, async ({ page }) => {
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, '/dashboard/professional/payments');
    await page.route(data, (route) => route.fulfill({ status: 500, body: 'gone' }));
    const search = page.getByRole('search', { name: 'Search payments' }).getByLabel('Search', { exact: true });
    await search.fill('haircut');
    await expect(page.getByText(/We couldn’t load/).first()).toBeVisible();
    await expect(search).toHaveValue('haircut');
    await page.unroute(data);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/We couldn’t load/)).toHaveCount(0);
    await expect(search).toHaveValue('haircut');
  });

  test(
    'says on the booking page that another professional was not read',
    { tag: '@desktop' },
    async ({ page, request }) => {
      const visit = await findVisit(request);
      const { items } = (await (await request.get('/api/professionals?limit=6')).json()) as {
        items: { name: string }[];
      };
      const [name = ''] = items.map((item) => item.name).filter((listed) => listed !== visit.professional.name);
      await openPage(page, bookingPath(visit));
      await openStep(page, 'Professional');
      const step = page.getByRole('region', { name: 'Professional', exact: true });
      const candidate = step.getByRole('listitem').getByRole('button', { name });
      await page.route(data, (route) => route.abort());
      await candidate.click();
      await expect(step.getByText(`We couldn’t load ${name}`)).toBeVisible();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('name') === name);
      await page.unroute(data);
      await candidate.click();
      await expect(foldedStep(page, 'Professional')).toContainText(name);
    },
  );

  test('is repeated when the server is briefly away', tagged('OPEN-58', '@desktop'), async ({ page }) => {
    await openPage(page, '/professionals');
    let asked = 0;
    await page.route(data, (route) => ((asked += 1) < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue()));
    await page.getByRole('searchbox', { name: 'Search' }).fill('haircut');
    await expect.poll(() => asked).toBe(3);
    await expect(page).toHaveURL(/search=haircut/);
    await expect(page.getByText(unread)).toBeHidden();
  });

  test('leaves the page that is there when another one cannot be reached', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/signup');
    await page.getByLabel('First name').fill('Maya');
    await page.route(data, (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Professionals' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('The page could not be loaded')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('lets people log in again if the page behind it cannot be reached', { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, '/login');
    await page.route(data, (route) => route.abort());
    await logIn(page, 'client@doorstep.test', demoPassword);
    await expect(page.getByText('The page could not be loaded').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  });

  test(
    'a guard that cannot read the account leaves a page that is shown',
    tagged('ERR-061', '@desktop'),
    async ({ page }) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin');
      await page.route(data, (route) =>
        route.fulfill({
          status: 204,
          headers: {
            'X-Remix-Redirect': '/login?error=account&return_to=%2Fdashboard%2Fadmin',
            'X-Remix-Status': '302',
            'X-Remix-Response': 'yes',
          },
        }),
      );
      await page.getByRole('searchbox', { name: 'Search' }).fill('maya');
      await expect(page.getByText('We couldn’t load this list')).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('maya');
    },
  );
});
