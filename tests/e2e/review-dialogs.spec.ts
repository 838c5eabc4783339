import type { Page } from '@playwright/test';
import { reviewErrors } from '#app/features/reviews/reviews.errors.ts';
import { giveVisits } from '#tests/support/browser/e2e-database.ts';
import type { Member } from '#tests/support/browser/e2e-member.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { createProfessionalMember } from '#tests/support/browser/e2e-professional.ts';
import { expect, newcomerTest, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

// The refusals.
newcomerTest.use({ expectedErrors: [/Failed to load resource/] });
test.use({ expectedErrors: [/Failed to load resource/] });

/** Two completed visits of a professional whom nobody else books. */
async function twoVisits({ id }: Member): Promise<[newest: string, older: string]> {
  const { professionalId } = await createProfessionalMember();
  const [newest = '', older = ''] = await giveVisits(id, professionalId, 2);
  return [newest, older];
}

/** Reviews a visit over the API, as another tab or the phone does. @returns the id of the review */
async function review({ api }: Member, bookingId: string, text: string): Promise<string> {
  const answer = await api.post(`/api/bookings/${bookingId}/review`, { data: { stars: 4, text } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const unreviewed = (page: Page) => page.getByRole('button', { name: /^Review: /, includeHidden: true });
const reviewed = (page: Page) => page.getByRole('button', { name: /^Your review: /, includeHidden: true });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByLabel('What would you tell others?');

async function fillReview(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('radio').last().check({ force: true });
  await field(page).fill(text);
}

newcomerTest(
  'a late answer about one review leaves the dialog of another one open, with what was typed',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    await twoVisits(newcomer);
    await openPage(page, '/dashboard/client/bookings');
    const release = await holdBack(page, '**/api/bookings/*/review');
    await unreviewed(page).first().click();
    await fillReview(page, 'Quick and kind');
    await dialog(page).getByRole('button', { name: 'Publish review' }).click();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await unreviewed(page).last().click();
    await fillReview(page, 'Late, but thorough');
    release();
    await expect(reviewed(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue('Late, but thorough');
    await dialog(page).getByRole('button', { name: 'Publish review' }).click();
    await expect(reviewed(page)).toHaveCount(2);
  },
);

newcomerTest(
  'a late refusal of one review is not shown over another one',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const [newest] = await twoVisits(newcomer);
    await openPage(page, `/dashboard/client/bookings?review=${newest}`);
    const release = await holdBack(page, '**/api/bookings/*/review');
    await fillReview(page, 'Quick and kind');
    await dialog(page).getByRole('button', { name: 'Publish review' }).click();
    await review(newcomer, newest, 'Written on the phone');
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(reviewed(page)).toHaveCount(1);
    await unreviewed(page).click();
    const refused = page.waitForResponse((response) => response.status() === 409);
    release();
    await (await refused).finished();
    await fillReview(page, 'Late, but thorough');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  },
);

newcomerTest(
  'a review that is being written outlives one of the same visit from elsewhere, and can replace it',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const [newest] = await twoVisits(newcomer);
    await openPage(page, `/dashboard/client/bookings?review=${newest}`);
    await fillReview(page, 'A long text');
    await review(newcomer, newest, 'Written on the phone');
    await expect(reviewed(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue('A long text');
    await dialog(page).getByRole('button', { name: 'Publish review' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(reviewErrors.review_exists.message);
    await expect(field(page)).toHaveValue('A long text');
    await dialog(page).getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByText('Review changed')).toBeVisible();
    expect(await (await newcomer.api.get('/api/reviews')).json()).toMatchObject({
      items: [{ booking_id: newest, stars: 5, text: 'A long text' }],
    });
  },
);

newcomerTest(
  'deleting a review for good is asked anew for each review',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    for (const id of await twoVisits(newcomer)) await review(newcomer, id, 'Quick and kind');
    await openPage(page, '/dashboard/client/bookings');
    await reviewed(page).first().click();
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog(page).getByRole('button', { name: 'Delete for good' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Change', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await reviewed(page).last().click();
    await expect(dialog(page).getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
  },
);

test.describe('for the team', () => {
  const item = (page: Page, text: string) =>
    page.getByRole('listitem', { includeHidden: true }).filter({ hasText: text });
  const words = () => `Seen by the team ${Math.random()}`;

  test(
    'a decision is about the words that were shown: changed ones are shown before the next press',
    { tag: '@desktop' },
    async ({ page, newcomer }) => {
      const [newest] = await twoVisits(newcomer);
      const [before, after] = [words(), words()];
      const id = await review(newcomer, newest, before);
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin/reviews');
      await item(page, before).getByRole('button', { name: /^Hide/ }).click();
      expect((await newcomer.api.patch(`/api/reviews/${id}`, { data: { stars: 1, text: after } })).status()).toBe(200);
      await dialog(page).getByLabel('Reason').fill('It names a neighbor.');
      await dialog(page).getByRole('button', { name: 'Hide review' }).click();
      await expect(dialog(page).getByRole('alert')).toHaveText(reviewErrors.review_decided.message);
      await expect(dialog(page).getByRole('status')).toContainText(after);
      await expect(dialog(page).getByLabel('Reason')).toHaveValue('It names a neighbor.');
      await dialog(page).getByRole('button', { name: 'Hide review' }).click();
      await expect(item(page, after).getByText('Hidden', { exact: true })).toBeVisible();
    },
  );

  test(
    'a late answer about one decision leaves the dialog of another one open, with its reason',
    { tag: '@desktop' },
    async ({ page, newcomer }) => {
      const [newest, older] = await twoVisits(newcomer);
      const [one, other] = [words(), words()];
      await review(newcomer, newest, one);
      await review(newcomer, older, other);
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin/reviews');
      const release = await holdBack(page, '**/api/admin/reviews/*/decisions');
      await item(page, one).getByRole('button', { name: /^Hide/ }).click();
      await dialog(page).getByLabel('Reason').fill('It names a neighbor.');
      await dialog(page).getByRole('button', { name: 'Hide review' }).click();
      await dialog(page).getByRole('button', { name: 'Back' }).click();
      await item(page, other).getByRole('button', { name: /^Hide/ }).click();
      await dialog(page).getByLabel('Reason').fill('It advertises.');
      release();
      await expect(item(page, one).getByText('Hidden', { exact: true })).toHaveCount(1);
      await expect(dialog(page).getByLabel('Reason')).toHaveValue('It advertises.');
    },
  );
});
