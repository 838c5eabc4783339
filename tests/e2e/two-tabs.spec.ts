import type { Page } from '@playwright/test';
import { staleSaveErrors } from '#app/platform/errors/stale-save.errors.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { enterVisit, farDay } from '#tests/support/guests/hand-entered-page.ts';

// The refusals.
professionalTest.use({ expectedErrors: [/Failed to load resource/] });

/** Two tabs of one professional with the same page. */
async function openTwice(page: Page, path: string): Promise<Page> {
  await openPage(page, path);
  const other = await page.context().newPage();
  await openPage(other, path);
  return other;
}

const refusal = (page: Page) => page.getByText(staleSaveErrors.changed_meanwhile.message);

professionalTest(
  'a site that one tab takes off the booking button stays off when another tab saves',
  { tag: '@desktop' },
  async ({ page }) => {
    const other = await openTwice(page, '/dashboard/professional/booking-button');
    await expect(page.getByText('Your button works as soon as your profile is listed.')).toBeVisible();
    await page.getByLabel('Your sites').fill('https://kept.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Button saved')).toBeVisible();
    await other.getByLabel('Text of the button').fill('Reserve');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(refusal(other)).toBeVisible();
    await expect(other.getByLabel('Text of the button')).toHaveValue('Reserve');
    await expect(other.getByLabel('Your sites')).toHaveValue('https://kept.example');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Button saved')).toBeVisible();
    expect(await (await page.request.get('/api/booking-button')).json()).toMatchObject({
      sites: ['https://kept.example'],
      label: 'Reserve',
    });
  },
);

professionalTest(
  'a checklist keeps the lines of another tab until they were seen',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    await enterVisit(professional, { date: farDay(), time: '10:15' });
    const other = await openTwice(page, '/dashboard/professional/services');
    const at = (tab: Page) => tab.locator('details').filter({ hasText: 'Save checklist' }).last();
    for (const tab of [page, other]) await at(tab).locator('summary').click();
    await at(page).getByRole('textbox').fill('Bring foils');
    await at(other).getByRole('textbox').fill('Wash towels');
    await at(page).getByRole('button', { name: 'Save checklist' }).click();
    await expect(page.getByText('Checklist saved')).toBeVisible();
    await at(other).getByRole('button', { name: 'Save checklist' }).click();
    await expect(refusal(other)).toBeVisible();
    await expect(at(other).getByRole('textbox')).toHaveValue('Wash towels');
    await at(other).getByRole('textbox').fill('Bring foils\nWash towels');
    await at(other).getByRole('button', { name: 'Save checklist' }).click();
    await expect(other.getByText('Checklist saved')).toBeVisible();
    await openPage(page, '/dashboard/professional/services');
    await at(page).locator('summary').click();
    await expect(at(page).getByRole('textbox')).toHaveValue('Bring foils\nWash towels');
  },
);

professionalTest(
  'a note that is being typed outlives a change by another tab, which is said beside it',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    const id = await enterVisit(professional, { date: farDay(), time: '10:15' });
    const other = await openTwice(page, `/dashboard/professional/calendar/visits/${id}`);
    await other.getByRole('textbox', { name: 'Note' }).fill('Ring twice');
    await page.getByRole('textbox', { name: 'Note' }).fill('Side door');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Visit changed')).toBeVisible();
    await expect(other.getByText('with the note “Side door”')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
    await other.getByRole('button', { name: 'Show the latest' }).click();
    await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('Side door');
    await other.getByRole('textbox', { name: 'Note' }).fill('Side door, ring twice');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Visit changed')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Side door, ring twice');
  },
);

professionalTest(
  'what is typed into a visit while it is being saved stays, and the focus with it',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    const id = await enterVisit(professional, { date: farDay(), time: '10:15' });
    await openPage(page, `/dashboard/professional/calendar/visits/${id}`);
    const [note, save] = [
      page.getByRole('textbox', { name: 'Note' }),
      page.getByRole('button', { name: 'Save changes' }),
    ];
    await note.fill('Side door');
    const release = await holdBack(page, '**/api/hand-entered-visits/*');
    await save.click();
    await note.fill('Side door, ring twice');
    const read = page.waitForResponse(/\.data/);
    release();
    await read;
    await expect(page.getByText('Visit changed')).toBeVisible();
    await expect(save).not.toHaveAttribute('aria-busy', 'true');
    await expect(note).toHaveValue('Side door, ring twice');
    await expect(note).toBeFocused();
    await expect(page.getByText('Changed in another tab')).toHaveCount(0);
    await save.click();
    await expect(save).not.toHaveAttribute('aria-busy', 'true');
    await expect(save).toBeFocused();
    await openPage(page, `/dashboard/professional/calendar/visits/${id}`);
    await expect(note).toHaveValue('Side door, ring twice');
  },
);
