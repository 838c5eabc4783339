import type { APIRequestContext, Locator } from '@playwright/test';
import { foldedStep, openPage, payButton } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';

const pressesMaximum = 5;

/** Finds a visit to somebody on the first page of the directory. */
async function findListedVisit(request: APIRequestContext): Promise<Visit> {
  const { items } = (await (await request.get('/api/professionals')).json()) as { items: { id: string }[] };
  return findVisit(request, { among: items.map(({ id }) => id) });
}

test('a returning client comes from home to the checkout in five presses, without typing', async ({
  page,
  request,
  newcomer,
}) => {
  const visit = await findListedVisit(request);
  const zip = /(\d{5})\D*$/.exec(visit.address)?.[1];
  const address = { name: 'Home', street: '7 Saved Street', city: 'Austin', state: 'TX', zip };
  expect((await newcomer.api.post('/api/addresses', { data: address })).status()).toBe(201);
  await page.context().addCookies(newcomer.storageState.cookies);
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };

  await openPage(page, '/');
  await press(page.getByRole('main').getByRole('link', { name: 'Book Now' }).first());
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: visit.professional.name }) });
  await press(card.getByRole('heading').getByRole('link'));
  await press(page.getByRole('link', { name: `Book ${visit.service.name}`, exact: true }));
  await expect(foldedStep(page, 'Address')).toContainText('Home, 7 Saved Street');
  // The first free day is chosen, and its times are there.
  await press(
    page
      .locator('label')
      .filter({ has: page.locator('input[name=time]:enabled') })
      .first(),
  );
  await expect(payButton(page)).toHaveText(/^Pay \$/);
  await press(payButton(page));
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
  expect(presses).toBeLessThanOrEqual(pressesMaximum);
});
