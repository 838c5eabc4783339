import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { photo } from '#tests/factories/files.ts';
import { letVisitBegin, setHourOfParking } from '#tests/support/browser/e2e-database.ts';
import { type Member, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import {
  bookingPath,
  chooseTime,
  dayName,
  openPage,
  openStep,
  payButton,
  payWithCard,
  tile,
  timeName,
} from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { bookingsOf, emailOf, findVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';

// A client and a professional, each with a phone, from the first question to the review.

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, actionTimeout: 30_000 });

const question = 'Do you bring your own towels?';
const report = 'All done, and the towels are yours.';

test(
  'two phones: a question, a day that fills up with its drives, a visit with its report, and a review',
  { tag: '@desktop' },
  async ({ page: client, newcomer, browser }) => {
    test.setTimeout(180_000);
    const visit = await findVisit(newcomer.api, { choices: 7, fee: true });
    const professional = await phoneOf(browser, emailOf(visit));
    await openPage(professional, '/dashboard/professional/messages');
    await askAndAnswer(client, professional, visit);
    await setHourOfParking(visit.professional.id, true);
    try {
      await bookAndPay(client, visit);
    } finally {
      await setHourOfParking(visit.professional.id, false);
    }
    await expect(professional.getByText('Confirmed', { exact: true })).toBeVisible();

    const [booking] = await bookingsOf(newcomer, visit);
    const bookingId = booking?.id ?? '';
    await letVisitBegin(bookingId);
    await driveAndWork(client, professional, bookingId);
    await expect(client.getByText(report)).toBeVisible();
    await client.getByRole('link', { name: 'Report of the visit' }).click();
    await expect(client.getByRole('link', { name: 'Download (PDF)' })).toBeVisible();
    await expect(client.getByText(report)).toBeVisible();
    await expect(client.getByRole('img', { name: /^(Before|After) 1$/ })).toHaveCount(2);
    await reviewAndRead(client, professional, { bookingId, newcomer });
    await professional.context().close();
  },
);

async function phoneOf(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: nobodySignedIn })).newPage();
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
  return page;
}

const messagesOn = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function askAndAnswer(client: Page, professional: Page, visit: Visit): Promise<void> {
  await openPage(client, `/professionals/${visit.professional.id}`);
  await client.getByRole('link', { name: 'Ask a question' }).filter({ visible: true }).click();
  await send(client, question);
  await professional.getByRole('link', { name: question }).click();
  await expect(messagesOn(client)).toContainText('Seen');
  await send(professional, 'Yes, two of them.');
  await expect(messagesOn(client)).toContainText('Yes, two of them.');
}

/** Once the visit stands, the way from another address of the client's takes times of its day off. */
async function bookAndPay(client: Page, visit: Visit): Promise<void> {
  const tooFar = client.getByRole('radio', { name: /\(Too far\)$/ });
  await chooseOn(client, visit, await addressAtHome(client, visit));
  await openStep(client, 'Date and time');
  await expect(tile(client, timeName(visit))).toBeVisible();
  await expect(tooFar).toHaveCount(0);
  await openStep(client, 'Address');
  await client.getByLabel('Service address').fill(visit.address);
  // The price of the first address may not be pressed for the second one.
  await expect(client.getByRole('region', { name: 'Summary' })).toContainText('Travel fee (');
  await payButton(client).click();
  await payWithCard(client, '4242 4242 4242 4242');
  await expect(client.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();

  await openPage(client, bookingPath(visit));
  await openStep(client, 'Date and time');
  await tile(client, dayName(visit)).click();
  await expect(client.getByRole('radio', { name: `${visit.timeText} (Unavailable)` })).toBeDisabled();
  const free = client.getByRole('radio', { name: /^\d+:\d\d [AP]M$/, disabled: false });
  await client.locator('label').filter({ has: free }).first().click();
  await client.getByLabel('Service address').fill(await addressAtHome(client, visit));
  // The step has folded, unless the time is too far itself.
  await expect(async () => {
    await openStep(client, 'Date and time');
    await expect(tooFar.first()).toBeDisabled({ timeout: 2_000 });
  }).toPass();
  await expect(client.getByText('can’t get to your address in time from their other visits')).toBeVisible();
}

async function chooseOn(client: Page, visit: Visit, address: string): Promise<void> {
  await openPage(client, bookingPath(visit));
  await chooseTime(client, visit);
  await client.getByLabel('Service address').fill(address);
  await expect(payButton(client)).toHaveText(/^Pay \$/);
}

/** An address near the professional's own, far from the visit's. */
async function addressAtHome(client: Page, { professional }: Visit): Promise<string> {
  const answer = await client.request.get(`/api/professionals/${professional.id}`);
  return `8 Oak Street, ${((await answer.json()) as { service_area: string }).service_area}`;
}

/** What the professional presses the client sees without a reload. */
async function driveAndWork(client: Page, professional: Page, bookingId: string): Promise<void> {
  await openPage(client, `/dashboard/client/bookings/${bookingId}`);
  await openPage(professional, `/dashboard/professional/visits/${bookingId}`);
  const shown = (text: RegExp) => expect(client.getByRole('status').filter({ hasText: text })).toBeVisible();
  const press = (name: string) => professional.getByRole('button', { name, exact: true }).click();
  await press('Start driving');
  await shown(/^On the way/);
  await press('I’ve arrived');
  await shown(/^Arrived$/);
  await press('Start the visit');
  await shown(/^In progress$/);
  for (const when of ['before', 'after']) {
    const jpeg = { name: `${when}.jpg`, mimeType: 'image/jpeg', buffer: await photo(60, 40) };
    await professional.getByLabel(`Photo ${when}`).setInputFiles(jpeg);
    await expect(professional.getByRole('img', { name: new RegExp(`^${when} 1$`, 'i') })).toBeVisible();
  }
  await professional.getByLabel('Note to your client').fill(report);
  await expect(professional.getByRole('status').filter({ hasText: 'Saved as you go.' })).toBeVisible();
  await press('Done');
  await professional.getByRole('dialog').getByRole('button', { name: 'Yes, it’s done' }).click();
  await shown(/^Done$/);
}

async function reviewAndRead(
  client: Page,
  professional: Page,
  { bookingId, newcomer }: { bookingId: string; newcomer: Member },
): Promise<void> {
  const words = `Kind, and on time ${bookingId.slice(-8)}`;
  await openPage(client, `/dashboard/client/bookings?review=${bookingId}`);
  const review = client.getByRole('dialog', { name: 'How was your visit?' });
  await review.getByRole('radio', { name: /^5 stars/ }).check({ force: true });
  await review.getByLabel('What would you tell others?').fill(words);
  await review.getByRole('button', { name: 'Publish review' }).click();
  await expect(client.getByText('Thank you for your review')).toBeVisible();
  await openPage(professional, '/dashboard/professional/reviews');
  await expect(professional.getByText(words)).toBeVisible();
  // As it was, for whoever comes next.
  const { items } = (await (await newcomer.api.get('/api/reviews')).json()) as { items: { id: string }[] };
  expect((await newcomer.api.delete(`/api/reviews/${items[0]?.id}`)).status()).toBe(200);
}
