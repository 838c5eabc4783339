import type { Page } from '@playwright/test';
import { serviceErrors } from '#app/features/services/services.errors.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';
import { tagged } from '#tests/support/proves.ts';

const path = '/dashboard/professional/services';
const table = (page: Page) => page.getByRole('table', { name: 'Your Services' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const answered = (page: Page, address: string) => page.waitForResponse((response) => response.url().includes(address));

interface Own {
  items: {
    id: string;
    professional_id: string;
    name: string;
    price: string;
    stripe_price_id: string | null;
    upcoming_bookings: number;
  }[];
}

async function offered(page: Page, name: string) {
  const { items } = (await (await page.request.get('/api/services')).json()) as Own;
  return items.find((service) => service.name === name);
}

test(
  'a service is added, changed and deleted',
  tagged('SVC-001 to SVC-009', 'SVC-011 to SVC-023', 'ERR-075', 'ERR-076', 'ERR-077', '@desktop'),
  async ({ page }) => {
    const name = `Gloss ${Date.now()}`;
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, path);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Service',
      'Price',
      'Duration',
      'Bookings',
      'Actions',
    ]);

    await page.getByRole('button', { name: 'Add Service' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Service' });
    const price = adding.getByLabel('Price');
    await expect(price).toHaveAttribute('step', '0.01');
    await expect(price).toHaveAttribute('min', '0');
    await expect(adding.getByLabel('Duration')).toHaveAttribute('min', '0');
    await price.fill('0');
    await adding.getByLabel('Duration').fill('45.5');
    await adding.getByRole('button', { name: 'Add Service' }).click();
    for (const text of [
      'Name is required',
      'Description is required',
      'Price is required',
      'Duration must be a whole number of minutes',
    ])
      await expect(adding.getByText(text)).toBeVisible();
    await expect(adding.getByLabel('Name')).toBeFocused();
    await price.fill('');
    await expect(adding.getByText('Price is required')).toBeVisible();
    await adding.getByLabel('Name').fill(name);
    await adding.getByLabel('Description').fill('Shine for tired hair.');
    await price.fill('45.5');
    await expect(adding.getByText('You receive $40.95 of it.')).toBeVisible();
    await adding.getByLabel('Duration').fill('45');
    await Promise.all([
      answered(page, 'create-stripe-price'),
      adding.getByRole('button', { name: 'Add Service' }).dblclick(),
    ]);
    await expect(page.getByText('Service created successfully')).toBeVisible();
    await expect(adding).toBeHidden();
    await expect(row(page, name)).toHaveCount(1);
    await expect(row(page, name)).toContainText(/\$45\.50.*45 min/s);
    const first = (await offered(page, name))?.stripe_price_id;
    expect(first).toMatch(/^price_/);

    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    const editing = page.getByRole('dialog', { name: 'Edit service' });
    await editing.getByLabel('Duration').fill('50');
    await Promise.all([
      answered(page, '/api/services/'),
      editing.getByRole('button', { name: 'Save changes' }).click(),
    ]);
    await expect(page.getByText('Service updated successfully')).toBeVisible();
    await expect(row(page, name)).toContainText('50 min');
    expect((await offered(page, name))?.stripe_price_id).toBe(first);

    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    await editing.getByLabel('Name').fill(`${name} again`);
    await editing.getByLabel('Price').fill('60');
    await Promise.all([
      answered(page, 'update-stripe-price'),
      editing.getByRole('button', { name: 'Save changes' }).click(),
    ]);
    await expect(row(page, `${name} again`)).toContainText('$60.00');
    expect((await offered(page, `${name} again`))?.stripe_price_id).not.toBe(first);

    await row(page, name)
      .getByRole('button', { name: `Delete ${name} again` })
      .click();
    const deleting = page.getByRole('dialog', { name: 'Delete this service?' });
    await Promise.all([
      answered(page, 'delete-stripe-service'),
      deleting.getByRole('button', { name: 'Delete service' }).click(),
    ]);
    await expect(page.getByText('Service deleted successfully from both database and Stripe')).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
  },
);

test(
  'deleting warns with the number of bookings to come, and what was typed is not thrown away unasked',
  tagged('OPEN-46', '@desktop'),
  async ({ page }) => {
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, path);
    const { items } = (await (await page.request.get('/api/services')).json()) as Own;
    const booked = items.find(({ upcoming_bookings }) => upcoming_bookings > 1);
    if (!booked) throw new Error('The demo has visits to come');
    await page.getByRole('button', { name: `Delete ${booked.name}`, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(`${booked.upcoming_bookings} bookings to come`);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: `Edit ${booked.name}`, exact: true }).click();
    const editing = page.getByRole('dialog', { name: 'Edit service' });
    await expect(editing).toContainText(`${booked.upcoming_bookings} bookings to come`);
    await editing.getByLabel('Name').fill('Something else');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect(editing.getByLabel('Name')).toHaveValue('Something else');
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editing).toBeHidden();
    await expect(row(page, booked.name).first()).toBeVisible();
  },
);

test(
  'a late answer about one service leaves the dialog of another one open, with what was typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await signedInAs(page, 'professional@doorstep.test');
    const other = ((await (await page.request.get('/api/services')).json()) as Own).items[0]?.name ?? '';
    const name = `Deleted late ${Date.now()}`;
    const data = { name, description: 'Two dialogs.', price: 40, duration: 60 };
    expect((await page.request.post('/api/services', { data })).status()).toBe(201);
    await openPage(page, path);
    const release = await holdBack(page, '**/api/functions/delete-stripe-service');
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete service' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: `Edit ${other}`, exact: true }).click();
    const editing = page.getByRole('dialog', { name: 'Edit service' });
    await editing.getByLabel('Description').fill('Typed meanwhile');
    release();
    await expect(page.getByRole('rowheader', { name, includeHidden: true })).toHaveCount(0);
    await expect(editing.getByLabel('Description')).toHaveValue('Typed meanwhile');
  },
);

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'a price that another tab saved is not put back by a form that still shows the old one',
    { tag: '@desktop' },
    async ({ page }) => {
      await signedInAs(page, 'professional@doorstep.test');
      const name = 'Priced elsewhere';
      const json = { name, description: 'Two tabs.', price: 40, duration: 60 };
      const { id } = (await (await page.request.post('/api/services', { data: json })).json()) as Own['items'][number];
      await openPage(page, path);
      const change = async (price: number) => {
        const { professional_id: professionalId } = (await offered(page, name)) ?? {};
        const data = { ...json, price, serviceId: id, professionalId };
        expect((await page.request.post('/api/functions/update-stripe-price', { data })).status()).toBe(200);
      };
      await change(45);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/services.data*', async (route) => {
        await released;
        await route.continue();
      });
      await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit service' });
      await expect(dialog.getByLabel('Price')).toHaveValue('40.00');
      release();
      await answered(page, '/services.data');
      await dialog.getByLabel('Description').fill('One tab.');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText(serviceErrors.service_changed.message)).toBeVisible();
      expect(await offered(page, name)).toMatchObject({ price: '45.00' });
      await dialog.getByLabel('Price').fill('45');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog).toBeHidden();
      expect(await offered(page, name)).toMatchObject({ price: '45.00', description: 'One tab.' });
      await page.request.post('/api/functions/delete-stripe-service', {
        data: { serviceId: id, professionalId: (await offered(page, name))?.professional_id },
      });
    },
  );

  test('it is said, and nothing is lost', tagged('ERR-078', 'ERR-079', 'ERR-080', '@desktop'), async ({ page }) => {
    await signedInAs(page, 'professional@doorstep.test');
    await openPage(page, path);
    const refuse = (method: string, address: string) =>
      page.route(address, (route) =>
        route.request().method() === method
          ? route.fulfill({
              status: 503,
              json: {
                error: 'We can’t reach the payment provider right now.',
                code: 'stripe_unreachable',
                details: { type: 'stripe' },
              },
            })
          : route.fallback(),
      );
    await refuse('POST', '**/api/services');
    await page.getByRole('button', { name: 'Add Service' }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, value] of [
      ['Name', 'Lost?'],
      ['Description', 'No.'],
      ['Price', '10'],
      ['Duration', '0'],
    ] as const)
      await dialog.getByLabel(label).fill(value);
    await dialog.getByRole('button', { name: 'Add Service' }).click();
    await expect(page.getByText('Failed to create service')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Lost?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();

    await refuse('POST', '**/api/functions/*');
    const [first] = ((await (await page.request.get('/api/services')).json()) as Own).items;
    await page.getByRole('button', { name: `Edit ${first?.name}`, exact: true }).click();
    await dialog.getByLabel('Name').fill('Another name');
    await dialog.getByLabel('Price').fill('99');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Failed to update service')).toBeVisible();
    await expect(dialog.getByLabel('Price')).toHaveValue('99');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: `Delete ${first?.name}`, exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete service' }).click();
    await expect(page.getByText('Failed to delete service')).toBeVisible();
    expect(await offered(page, first?.name ?? '')).toEqual(first);
  });
});
