import { giveClients } from '#tests/support/browser/e2e-database.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';
import { tagged } from '#tests/support/proves.ts';

interface Clients {
  items: { id: string; first_name: string; last_name: string; email: string; phone: string; totalBookings: number }[];
  total: number;
}

test(
  'clients are searched as one types, reached and looked into',
  tagged('PDASH-042 to PDASH-060', '@desktop'),
  async ({ page, isMobile }) => {
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, '/dashboard/professional/clients');
    const { items, total } = (await (await page.request.get('/api/clients')).json()) as Clients;
    const client = items[1];
    if (!client) throw new Error('The demo has clients');
    const name = `${client.first_name} ${client.last_name}`;
    const table = page.getByRole('table', { name: 'Clients' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Name',
      'Email',
      'Phone',
      'Total Bookings',
      'Total Spent',
      'Last Booking',
      'Status',
      'Profile',
    ]);
    await expect(table.getByRole('rowheader')).toHaveCount(total);
    const search = page.getByRole('searchbox', { name: 'Search clients' });
    for (const text of [name.toUpperCase(), client.email.slice(0, 10), client.phone.replaceAll(/\D/g, '')]) {
      await search.fill(text);
      await expect(table.getByRole('rowheader')).toHaveCount(1);
      await expect(table.getByRole('rowheader')).toContainText(name);
    }
    await search.fill('nobody is called that');
    await expect(page.getByText('No clients match your search')).toBeVisible();
    // On a phone no pointer rests where it pressed last, which may be on a name.
    const clear = page.getByRole('button', { name: 'Clear search' });
    await (isMobile ? clear.tap() : clear.click());

    const contact = table.getByRole('button', { name, exact: true });
    const tooltip = page.getByRole('tooltip').filter({ hasText: client.email });
    if (isMobile) await contact.tap();
    else await contact.focus();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toContainText(client.phone);
    if (isMobile) await contact.tap();
    else await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    if (!isMobile) {
      await table.getByText('Active', { exact: true }).first().hover();
      await expect(page.getByRole('tooltip', { name: /this is a client account/ }).first()).toBeVisible();
    }

    await page.getByRole('button', { name: `View Profile of ${name}` }).click();
    const profile = page.getByRole('dialog', { name });
    await expect(profile.getByRole('link', { name: client.email })).toHaveAttribute('href', `mailto:${client.email}`);
    await expect(profile.getByRole('link', { name: client.phone })).toHaveAttribute('href', /^tel:\d+/);
    await expect(profile.getByText('Total bookings').locator('xpath=..')).toContainText(String(client.totalBookings));
    await expect(profile.getByText('Last booking').locator('xpath=..')).toContainText(/\w{3} \d+, \d{4}/);
    await expect(profile.getByText('Active', { exact: true })).toBeVisible();
    await expect(profile.getByRole('listitem').filter({ hasText: '$' })).toHaveCount(
      Math.min(client.totalBookings, 20),
    );

    if (isMobile) return;
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^doorstep-clients-\d{4}-\d\d-\d\d\.csv$/);
  },
);

test('clients are sorted by their headers, on a phone by a list, and the address keeps it', async ({
  page,
  isMobile,
}) => {
  await signedInAs(page, 'professional@doorstep.test');
  await openPage(page, '/dashboard/professional/clients');
  const namesBy = async (sort: string) => {
    const { items } = (await (await page.request.get(`/api/clients?sort=${sort}`)).json()) as Clients;
    return items.slice(0, 5).map((client) => `${client.first_name} ${client.last_name}`);
  };
  const table = page.getByRole('table', { name: 'Clients' });
  const shown = () => table.getByRole('rowheader').getByRole('button').allTextContents();
  const sortBy = async (sort: string) => {
    if (isMobile) await page.getByRole('combobox', { name: 'Sort clients' }).selectOption(sort);
    else await table.getByRole('link', { name: 'Sort by Name' }).click();
    await expect(page).toHaveURL(`/dashboard/professional/clients?sort=${sort}`);
    const names = await namesBy(sort);
    await expect.poll(async () => (await shown()).slice(0, 5)).toEqual(names);
  };
  await sortBy('name_asc');
  await sortBy('name_desc');
  if (!isMobile)
    await expect(table.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  await page.goBack();
  await expect(page).toHaveURL(/sort=name_asc$/);
  expect((await shown()).length).toBeGreaterThan(1);
});

professionalTest.describe('more clients than the page begins with', () => {
  professionalTest.use({ expectedErrors: [/Failed to load resource|net::ERR_/] });

  professionalTest(
    'a search that fails says so, and searches again',
    { tag: '@desktop' },
    async ({ page, professional: { professionalId } }) => {
      await giveClients(professionalId, 30);
      await openPage(page, '/dashboard/professional/clients');
      const search = page.getByRole('searchbox', { name: 'Search clients' });
      await page.route('**/api/clients?*', (route) => route.abort());
      await search.fill('Nadia 30');
      await expect(page.getByRole('heading', { name: 'We couldn’t search your clients' })).toBeVisible();
      await search.fill('Nadia 2');
      await expect(page.getByText('We couldn’t search the rest of your clients.')).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(7);
      await page.unroute('**/api/clients?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(11);
      await expect(page.getByText('We couldn’t search')).toHaveCount(0);
      await search.fill('Nadia 30');
      await expect(page.getByRole('rowheader')).toHaveText([/Nadia 30/]);
    },
  );

  professionalTest(
    'earlier bookings of a client that cannot be loaded say so',
    { tag: '@desktop' },
    async ({ page, professional: { professionalId } }) => {
      await giveClients(professionalId, 1);
      await page.route('**/api/clients/*/bookings?*', async (route) => {
        if (route.request().url().includes('cursor=')) return route.abort();
        const response = await route.fetch();
        return route.fulfill({ response, json: { ...((await response.json()) as object), next_cursor: 'more' } });
      });
      await openPage(page, '/dashboard/professional/clients');
      await page.getByRole('button', { name: /^View Profile of / }).click();
      const more = page.getByRole('button', { name: 'Show earlier bookings' });
      await more.click();
      await expect(page.getByText(/^Failed to load the bookings\. /)).toBeVisible();
      await expect(more).toBeEnabled();
    },
  );

  professionalTest(
    'those that come after a search was answered stay away from it',
    { tag: '@desktop' },
    async ({ page, professional: { professionalId } }) => {
      await giveClients(professionalId, 30);
      await openPage(page, '/dashboard/professional/clients');
      const rows = page.getByRole('rowheader');
      const search = page.getByRole('searchbox', { name: 'Search clients' });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/cursor=/, async (route) => {
        await released;
        await route.continue();
      });
      const late = page.waitForResponse(/cursor=/);
      await page.getByRole('button', { name: 'Show more clients' }).click();
      await search.fill('Nadia 29');
      await expect(rows).toHaveText([/Nadia 29/]);
      release();
      await (await late).finished();
      await search.fill('');
      await expect(rows).toHaveCount(25);
      await page.getByRole('button', { name: 'Show more clients' }).click();
      await expect(rows).toHaveCount(30);
      // The button has left the page.
      await expect(page.locator('tbody > tr').nth(25).locator('a, button').first()).toBeFocused();
    },
  );
});
