import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureSize } from '#app/documentation/text/picture-size.ts';
import { darkMarker } from '#app/ui/styles/theme.ts';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { bookingPath, chooseVisit, openPage } from '#tests/support/browser/e2e-page.ts';
import { untilLoaded } from '#tests/support/browser/e2e-pictures.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findPortfolio, findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

const folder = 'docs/pictures';
const maximumBytes = 120 * 1024;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: pictureSize });

test('the pictures of README.md and the guides', async ({ page, newcomer }) => {
  test.slow();
  await mkdir(folder, { recursive: true });
  await openPage(page, '/professionals');
  await page.locator('.map-door').first().waitFor();
  await takeByDayAndNight(page, 'directory');

  const { id } = await findPortfolio(newcomer.api, ({ length }) => length > 5);
  await openPage(page, `/professionals/${id}`);
  await take(page, 'profile');

  const visit = await findVisit(newcomer.api, { fee: true });
  await openPage(page, bookingPath(visit));
  await chooseVisit(page, visit);
  await page.getByLabel('Service address').blur();
  await takeByDayAndNight(page, 'booking');

  const { bookingId } = await requestVisit(newcomer, visit);
  const [session] = await sandbox.sessionsOf(bookingId);
  await sandbox.pay(session?.id ?? '');
  await openPage(page, `/booking/success?booking_id=${bookingId}&session_id=${session?.id}`);
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await takeByDayAndNight(page, 'confirmed');

  await openPage(page, '/account/security');
  await takeByDayAndNight(page, 'settings');
  await openPage(page, '/account/developers');
  await takeByDayAndNight(page, 'developers');

  await page.context().clearCookies();
  await openPage(page, '/');
  await take(page, 'home');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/');
  await take(page, 'home-night');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await openPage(page, '/join-as-pro');
  await expect(page.getByLabel('First name')).toBeVisible();
  await takeByDayAndNight(page, 'application');

  await signedInAs(page, 'professional@doorstep.test');
  await openPage(page, '/dashboard/professional');
  await take(page, 'overview');
  for (const [name, path] of [
    ['calendar', '/calendar?view=week'],
    ['payments', '/payments'],
    ['reviews', '/reviews'],
  ] as const) {
    await openPage(page, `/dashboard/professional${path}`);
    await takeByDayAndNight(page, name);
  }
  await signedInAs(page, 'client@doorstep.test');
  await openPage(page, '/dashboard/client');
  await page
    .getByRole('button', { name: /^Reschedule / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: /AM|PM/ }).first()).toBeAttached();
  await takeByDayAndNight(page, 'reschedule');
  await signedInAs(page, 'admin@doorstep.test');
  await openPage(page, '/dashboard/admin/overview');
  await takeByDayAndNight(page, 'team');
});

/** The guides show the picture of the reader's theme. */
async function takeByDayAndNight(page: Page, name: string): Promise<void> {
  const setNight = (isNight: boolean) =>
    page.evaluate(([marker, on]) => document.documentElement.classList.toggle(marker, on), [
      darkMarker,
      isNight,
    ] as const);
  await take(page, name);
  await setNight(true);
  await take(page, `${name}-night`);
  await setNight(false);
}

async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await untilLoaded(page);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`);
  expect(size, `${name}.webp`).toBeLessThan(maximumBytes);
}
