import type { Locator, Page } from '@playwright/test';
import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { serviceCategories } from '#app/features/services/catalogue/categories.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

// What these pages say and where they lead must hold for whoever has no JavaScript too, crawlers first.
// Chromium logs the 404 of a page that rightly answers so.
test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

const main = (page: Page) => page.getByRole('main');
const directoryOf = (id: string, title: string) =>
  `/professionals?${new URLSearchParams({ serviceId: id, serviceTitle: title })}`;
const leadsTo = (link: Locator, path: string) => expect(link.first()).toHaveAttribute('href', path);

test('home', tagged('PUB-001', 'PUB-003 to PUB-013', 'GEN-001', 'GEN-002', '@desktop'), async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('at your door');
  const bookNow = main(page).getByRole('link', { name: 'Book Now' });
  await leadsTo(bookNow, '/professionals');
  await expect(bookNow.last()).toHaveAttribute('href', '/booking');
  await leadsTo(main(page).getByRole('link', { name: 'Explore Services' }), '/services');
  await leadsTo(main(page).getByRole('link', { name: 'Create Account' }), '/signup');
  const categories = main(page).locator('a[href^="/services/"]');
  expect(await categories.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    serviceCategories.map(({ id }) => `/services/${id}`),
  );
  await expect(main(page).getByRole('heading', { name: 'Done in three steps' })).toBeVisible();
  for (const step of ['Find your professional', 'Pick a time', 'Open the door']) {
    await expect(main(page).getByRole('heading', { name: step })).toBeVisible();
  }
  await expect(main(page).getByRole('heading', { name: 'Featured professionals' })).toBeVisible();
  await expect(main(page).locator('blockquote')).toHaveCount(3);
});

test(
  'the services, each card leading into the directory',
  tagged('PUB-014 to PUB-028', 'GEN-005', '@desktop'),
  async ({ page }) => {
    await page.goto('/services');
    for (const { id, title } of serviceCategories) {
      await expect(
        main(page)
          .locator(`a[href="${directoryOf(id, title)}"]`)
          .first(),
      ).toContainText(title);
    }
    const groups = main(page).locator('section section');
    await expect(groups.getByRole('heading')).toHaveText(catalogueGroups.map(({ title }) => title));
    await expect(groups).toHaveCount(8);
    for (const { title, services } of catalogueGroups) {
      const group = groups.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(group.getByRole('link')).toHaveCount(services.length);
      expect(services.length).toBeGreaterThanOrEqual(8);
    }
    const [first] = catalogueGroups[0]?.services ?? [];
    await leadsTo(groups.getByRole('link'), directoryOf(first?.id ?? '', first?.title ?? ''));
    await expect(main(page).getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Join as a Professional' })).toBeVisible();
  },
);

test('a service in detail, and one that does not exist', tagged('PUB-029 to PUB-036', '@desktop'), async ({ page }) => {
  for (const { id, title } of serviceCategories) {
    expect((await page.goto(`/services/${id}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const fact of ['60 min', '$75+', 'Home Visits, Hotels, Events'])
      await expect(main(page).getByText(fact, { exact: true })).toBeVisible();
    await leadsTo(main(page).getByRole('link', { name: 'Book Now' }), '/booking');
  }
  expect((await page.goto('/services/8'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
  await leadsTo(main(page).getByRole('link', { name: 'Back to Services' }), '/services');
});

test(
  'directory, profile and how it works are open to everybody',
  tagged('PUB-037 to PUB-048', 'GEN-006', 'GEN-026', '@desktop'),
  async ({ page }) => {
    await page.goto('/professionals');
    const profile = await main(page).locator('a[href^="/professionals/"]').first().getAttribute('href');
    expect((await page.goto(profile ?? ''))?.status()).toBe(200);
    await page.goto('/how-it-works');
    await expect(main(page).getByRole('heading', { name: 'For clients' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'For professionals' })).toBeVisible();
    await expect(main(page)).toContainText('10%');
    for (const topic of ['areas', 'services', 'payment', 'cancellation', 'vetting', 'favourites']) {
      await expect(main(page).locator(`#faq-${topic} summary`)).toBeVisible();
    }
  },
);

test(
  'booking and its returns, the legal pages and every other path',
  tagged('PUB-057 to PUB-065', '@desktop'),
  async ({ page }) => {
    for (const path of ['/booking', '/booking/success', '/booking/cancel', '/contact', '/terms', '/privacy']) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(main(page), path).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Oops! Page not found' })).toBeVisible();
    await leadsTo(main(page).getByRole('link', { name: 'Return to Home' }), '/');
  },
);
