import type { Page } from '@playwright/test';
import { fillSignUp, openPage, untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { remembersFailedModules, untilReloaded } from '#tests/support/browser/remembered-failures.ts';
import { productForms } from '#tests/support/forms/product-forms.ts';
import { form } from '#tests/support/forms/product-form.ts';

test.use({
  hasOwnContext: true,
  expectedErrors: [/Failed to load resource|net::ERR_|Failed to fetch dynamically imported module/],
});

const scripts = '**/assets/*.js';
const stuck = 'This page hasn’t fully loaded';
const isPublic = ['sign-in', 'sign-up', 'forgot-password', 'sign-in-code'];

/** The fields' contents, by their labels. */
async function expectTyped(page: Page, email = 'maya@example.com'): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('checkbox')).toBeChecked();
}

for (const product of productForms.filter(({ name }) => isPublic.includes(name))) {
  test(
    `without its scripts a form says so, and how to go on: ${product.name}`,
    { tag: '@desktop' },
    async ({ page, request }) => {
      await page.clock.install();
      await page.route(scripts, (route) => route.abort());
      let loads = 0;
      page.on('request', (sent) => (loads += Number(sent.isNavigationRequest())));
      // It waits for a page that never comes alive.
      const address =
        {
          'sign-in': '/login',
          'sign-up': '/signup',
          'forgot-password': '/forgot-password',
          'sign-in-code': '/login/code',
        }[product.name] ?? '/';
      await page.goto(address);
      // It has loaded itself anew once, and not again.
      await expect.poll(() => loads).toBe(2);
      await page.waitForLoadState('load');
      const sent = form(page, product);
      for (const field of await sent.locator('input:not([type=checkbox]):not([type=hidden])').all())
        await field.fill((await field.getAttribute('type')) === 'email' ? 'maya@example.com' : '5125550100');
      await product.send(page).click();
      await page.clock.fastForward(9_000);
      await expect(page.getByRole('alert').filter({ hasText: stuck })).toBeVisible();
      expect(page.url()).toContain(address);
      expect(page.url()).not.toContain('5125550100');
      expect(loads).toBe(2);
      expect(await request.get('/healthz').then((answer) => answer.status())).toBe(200);
    },
  );
}

test(
  'what was typed is back after the page was loaded again, but for the password',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/signup');
    await page.waitForLoadState('load');
    // The page loads itself anew meanwhile, which ends what is evaluated in it.
    await page.waitForFunction(() => sessionStorage.getItem('loaded-again') !== null);
    await page.waitForLoadState('load');
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Email').fill('maya@example.com');
    await page.getByRole('textbox', { name: 'Password' }).first().fill('correct horse');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('We restored what you typed')).toBeVisible();
    await expect(page.getByText('Please enter your password again.')).toBeVisible();
    await untilAlive(page);
    await expectTyped(page);
    await expect(page.getByRole('textbox', { name: 'Password' }).first()).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('correct horse');
  },
);

test(
  'a file that is gone with a release leads to one reload, which keeps what was typed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/assets\/account\.schema-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await openPage(page, '/signup');
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
    await fillSignUp(page, 'maya@example.com', 'correct horse');
    await page.waitForFunction(() => !('isFirstPage' in window));
    await untilAlive(page);
    await expect(page.getByText('We restored what you typed')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    // Typed before the reload or after it, by when it came.
    await page.getByRole('textbox', { name: 'Password' }).first().fill('');
    // It is still gone: the page says so and stays.
    await page.evaluate(() => Object.assign(window, { isSecondPage: true }));
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible();
    expect(await page.evaluate(() => 'isSecondPage' in window)).toBe(true);
    await page.unroute(/assets\/account\.schema-.*\.js$/);
    const isRemembered = await remembersFailedModules(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    if (isRemembered) {
      await page.waitForFunction(() => !('isSecondPage' in window));
      await untilAlive(page);
      await expect(page.getByLabel('First name')).toHaveValue('Maya');
      await page.getByRole('button', { name: 'Create account' }).click();
    }
    await expect(page.getByText('We couldn’t load part of this page.')).toBeHidden();
    await expect(
      page
        .getByText('Please enter your last name')
        .or(page.getByText('Please enter a password'))
        .or(page.locator('p.text-danger'))
        .first(),
    ).toBeVisible();
  },
);

test(
  'a sign-up that is sent offline stays, and goes through once there is a connection',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openPage(page, '/signup');
    const isRemembered = await remembersFailedModules(page);
    await context.setOffline(true);
    const email = `maya-${Date.now()}@example.com`;
    await fillSignUp(page, email, 'correct horse');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('We couldn’t load part of this page.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await context.setOffline(false);
    if (isRemembered) {
      await untilReloaded(page);
      await untilAlive(page);
      await expect(page.getByText('Please enter your password again.')).toBeVisible();
      await expectTyped(page, email);
      for (const label of ['Password', 'Confirm password'])
        await page.getByRole('textbox', { name: label, exact: true }).fill('correct horse');
      await page.getByRole('button', { name: 'Create account' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: 20_000 });
  },
);
