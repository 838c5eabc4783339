import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { demoProfessionals } from '#db/seed/demo/content/demo-professionals.ts';
import { nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

interface Visit {
  id: string;
  status: string;
  professional_id: string;
  professional: { profile: { first_name: string; last_name: string } };
}

async function signIn(request: APIRequestContext, email: string): Promise<void> {
  expect((await request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } })).status()).toBe(
    200,
  );
}

async function pageOf(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: nobodySignedIn })).newPage();
  await signIn(page.request, email);
  return page;
}

/** A visit that took place and that nobody has reviewed yet. */
async function unreviewedVisit(request: APIRequestContext): Promise<Visit> {
  const [{ items: visits }, { items: reviews }] = await Promise.all([
    (await request.get('/api/bookings')).json() as Promise<{ items: Visit[] }>,
    (await request.get('/api/reviews')).json() as Promise<{ items: { booking_id: string }[] }>,
  ]);
  const visit = visits.find(
    ({ id, status }) => status === 'completed' && !reviews.some(({ booking_id }) => booking_id === id),
  );
  if (!visit) throw new Error('The demo leaves its client visits to review');
  return visit;
}

test.use({ expectedErrors: [/Failed to load resource/] });

test(
  'a client reviews a visit, the page shows it, the professional replies, and the team hides it',
  tagged('OPEN-35', '@desktop'),
  async ({ page, browser, request }) => {
    await signIn(page.request, 'client@doorstep.test');
    const visit = await unreviewedVisit(page.request);
    const profile = `/professionals/${visit.professional_id}`;
    const publicPage = async () => (await request.get(profile)).text();
    const words = `Quiet, quick and kind ${Date.now()}`;

    await openPage(page, `/dashboard/client/bookings?review=${visit.id}`);
    const dialog = page.getByRole('dialog', { name: 'How was your visit?' });
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog.getByText('Please choose one to five stars')).toBeVisible();
    await dialog.getByRole('radio', { name: '1 star: Poor' }).focus();
    for (const star of ['2 stars: Fair', '3 stars: Good', '4 stars: Very good']) {
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: star })).toBeChecked();
    }
    await dialog.getByLabel('What would you tell others?').fill(words);
    await page.route('**/api/bookings/*/review', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We couldn’t save your review');
    await dialog.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Thank you for your review')).toBeVisible();
    await expect(page).toHaveURL(/\/bookings$/);
    await expect.poll(publicPage).toContain(words);
    expect(await publicPage()).toContain('"aggregateRating"');

    const owner = demoProfessionals.find(
      ({ firstName, lastName }) =>
        firstName === visit.professional.profile.first_name && lastName === visit.professional.profile.last_name,
    );
    const professional = await pageOf(browser, owner?.email ?? '');
    await openPage(professional, '/dashboard/professional/reviews');
    const received = professional.getByRole('listitem').filter({ hasText: words });
    await received.getByRole('button', { name: /^Reply to/ }).click();
    await received.getByLabel(/^Your reply to/).fill('See you in spring!');
    await received.getByRole('button', { name: 'Publish reply' }).click();
    await expect(received.getByText('See you in spring!')).toBeVisible();
    await expect.poll(publicPage).toContain('See you in spring!');

    const admin = await pageOf(browser, 'admin@doorstep.test');
    await openPage(admin, '/dashboard/admin/reviews');
    const moderated = admin.getByRole('listitem').filter({ hasText: words });
    await moderated.getByRole('button', { name: /^Hide/ }).click();
    await admin.getByLabel('Reason').fill('It was written by a test.');
    await admin.getByRole('button', { name: 'Hide review' }).click();
    await expect(moderated.getByText('Hidden', { exact: true })).toBeVisible();
    await expect.poll(publicPage).not.toContain(words);

    await openPage(page, '/dashboard/client/bookings?review=' + visit.id);
    await expect(
      page.getByRole('dialog', { name: 'Your review' }).getByText('It was written by a test.'),
    ).toBeVisible();
    // As it was, for whoever comes next.
    const { items } = (await (await page.request.get('/api/reviews')).json()) as {
      items: { id: string; booking_id: string }[];
    };
    const id = items.find(({ booking_id }) => booking_id === visit.id)?.id;
    await admin.request.post(`/api/admin/reviews/${id}/decisions`, {
      data: { action: 'restore', reason: 'The test is over.' },
    });
    expect((await page.request.delete(`/api/reviews/${id}`)).status()).toBe(200);
    await Promise.all([professional.context().close(), admin.context().close()]);
  },
);
