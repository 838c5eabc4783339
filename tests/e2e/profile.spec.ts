import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { findPortfolio } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

const pageData = /\/professionals\/[0-9a-f-]{36}\.data/;

test(
  'a profile in one scroll under three tabs',
  tagged('PRO-004 to PRO-022', 'PRO-024', 'PRO-025', 'PRO-027', 'PRO-028'),
  async ({ page, request }) => {
    const { id, name, services, photos, detail } = await findPortfolio(request, ({ length }) => length > 2);
    await openPage(page, `/professionals/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
    const { rating } = (await (await request.get(`/api/professionals/${id}/reviews`)).json()) as {
      rating: { average: number | null };
    };
    for (const text of ['Verified', (rating.average ?? 4.5).toFixed(1), detail.service_area])
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    const years = `${detail.years_experience} ${detail.years_experience === 1 ? 'year' : 'years'}`;
    await expect(page.getByText(`${years} of experience`)).toBeVisible();

    await expect(page.getByRole('tab')).toHaveText(['Services', 'Portfolio', 'About']);
    const about = page.getByRole('tabpanel', { name: 'About' });
    for (const text of [detail.bio, years, detail.service_area, 'Specializes in', services[0]?.name ?? ''])
      await expect(about).toContainText(text);
    expect(await about.getByText('Specializes in').locator('xpath=..').locator('dd > span > span').count()).toBe(
      Math.min(5, services.length),
    );

    await expectTabToLead(page, 'About');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Services');
    await expectTabToLead(page, 'About');
    await expectTabToLead(page, 'Services');
    const query = `name=${encodeURIComponent(name).replaceAll('%20', '(%20|\\+)')}`;
    for (const service of services) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: service.name, exact: true }) });
      await expect(card).toContainText(service.description);
      await expect(card).toContainText(`$${service.price}`);
      const link = card.getByRole('link', { name: `Book ${service.name}` });
      await expect(link).toHaveAttribute('href', new RegExp(`^/booking\\?pro=${id}&service=${service.id}&${query}$`));
    }
    const book = page
      .getByRole('link', { name: /^Book( \S+)?$/ })
      .filter({ visible: true })
      .first();
    await expect(book).toHaveAttribute('href', new RegExp(`^/booking\\?pro=${id}`));

    await expectTabToLead(page, 'Portfolio');
    const portfolio = page.getByRole('tabpanel', { name: 'Portfolio' });
    await expect(portfolio.getByRole('img')).toHaveCount(photos.length);
    for (const { caption } of photos) await expect(portfolio.getByText(caption)).toBeVisible();
  },
);

test(
  'a photo opens large, arrow keys turn to the next, Esc leads back',
  tagged('PRO-024'),
  async ({ page, request }) => {
    const { id, name, photos } = await findPortfolio(request, ({ length }) => length > 2);
    await openPage(page, `/professionals/${id}#portfolio`);
    const first = page.getByRole('button', { name: `Enlarge ${photos[0]?.caption}` });
    await first.click();
    const lightbox = page.getByRole('dialog', { name: `Portfolio of ${name}` });
    await expect(lightbox.getByRole('img', { name: photos[0]?.caption ?? '' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(`2 of ${photos.length}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox.getByText(`${photos.length} of ${photos.length}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(first).toBeFocused();
  },
);

test('one photo or none promises more', tagged('PRO-026', '@desktop'), async ({ page, request }) => {
  for (const amount of [0, 1]) {
    const { id } = await findPortfolio(request, ({ length }) => length === amount);
    await openPage(page, `/professionals/${id}#portfolio`);
    await expect(page.getByRole('tabpanel', { name: 'Portfolio' }).getByRole('img')).toHaveCount(amount);
    await expect(page.getByText('More portfolio items coming soon!')).toBeVisible();
  }
});

test('a spinner shows while a profile loads', tagged('PRO-001', '@desktop'), async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await openPage(page, '/professionals');
  await page.route(pageData, async (route) => {
    await held;
    await route.continue();
  });
  const { name } = await openFirstProfile(page);
  await expect(page.getByText('Loading the professional')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test(
  'pictures that cannot be loaded become the placeholder',
  tagged('PRO-038', '@desktop'),
  async ({ page, request }) => {
    const { id, name } = await findPortfolio(request, ({ length }) => length > 2);
    await page.route(/\/images\/(portraits|portfolio)\//, (route) =>
      route.fulfill({ status: 200, contentType: 'image/webp', body: 'broken' }),
    );
    await openPage(page, `/professionals/${id}`);
    await expect(page.getByRole('img', { name: `Portrait of ${name}` })).toHaveAttribute('src', '/placeholder.svg');
    await page.getByRole('tab', { name: 'Portfolio' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Portfolio' }).getByRole('img').first()).toHaveAttribute(
      'src',
      '/placeholder.svg',
    );
  },
);

test.describe('that cannot be shown', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("an unknown or impossible id is nobody's door", tagged('PRO-002', 'PRO-003', '@desktop'), async ({ page }) => {
    for (const path of [`/professionals/${randomUUID()}`, '/professionals/nobody']) {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Professional Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Professionals' }).click();
      await expect(page).toHaveURL(/\/professionals$/);
    }
  });

  test(
    'a server that does not answer, or fails, is told in a toast',
    tagged('ERR-058', 'ERR-059', 'PRO-002', '@desktop'),
    async ({ page }) => {
      for (const fail of [
        (route: Route) => route.abort(),
        (route: Route) => route.fulfill({ status: 500, body: 'broken' }),
      ]) {
        await openPage(page, '/professionals');
        await page.route(pageData, fail);
        await openFirstProfile(page);
        await expect(
          page.getByRole('alert').filter({ hasText: 'Failed to load professional details. Please try again later.' }),
        ).toContainText('Error');
        await expect(page.getByRole('heading', { level: 1, name: 'Professional Not Found' })).toBeVisible();
        await page.unroute(pageData);
      }
    },
  );
});

/** Presses the tab: its section comes into view, and its tab stays the selected one. */
async function expectTabToLead(page: Page, name: 'Services' | 'Portfolio' | 'About') {
  const tab = page.getByRole('tab', { name });
  await tab.click();
  await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function openFirstProfile(page: Page): Promise<{ name: string }> {
  const heading = page.getByRole('article').first().getByRole('heading');
  const name = await heading.innerText();
  await heading.getByRole('link').click();
  return { name };
}
