import type { Page } from '@playwright/test';
import { bookingPath, chooseVisit, expectChosen, openPage, payButton } from '#tests/support/browser/e2e-page.ts';
import { inServersDatabase } from '#tests/support/browser/e2e-database.ts';
import { createMember, type Member } from '#tests/support/browser/e2e-member.ts';
import { professionalTest } from '#tests/support/browser/e2e-professional.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';

// The server refuses on purpose.
test.use({ expectedErrors: [/Failed to load resource/] });

/** The session ends behind the page's back, as it does by age or when its owner ends it elsewhere. */
async function endSession(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await page.context().clearCookies();
}

/** The person comes back to the tab, whose page then reads itself again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function signInAgain(page: Page, { email, password }: Member): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

async function openDetailsForm(page: Page, { api }: Member): Promise<void> {
  await api.patch('/api/profiles/me', { data: { first_name: 'New', last_name: 'User', phone: '' } });
  await openPage(page, '/dashboard/client');
  await endSession(page);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Moreau');
  await page.getByRole('button', { name: 'Save details' }).click();
}

test(
  'a session that ends in the middle of a form is begun anew over it, and the form goes through',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    await openDetailsForm(page, newcomer);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toHaveValue(newcomer.email);
    // Who would rather not keeps what was typed.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Details not saved')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ines');
    await page.getByRole('button', { name: 'Save details' }).click();
    await signInAgain(page, newcomer);
    await expect(page.getByText('Nice to meet you, Ines.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome back, Ines' })).toBeVisible();
  },
);

test(
  'somebody else who signs in there is led to their own dashboard',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const other = await createMember();
    await openDetailsForm(page, newcomer);
    await signInAgain(page, other);
    await expect(page.getByRole('heading', { name: 'Welcome back, Maya' })).toBeVisible();
    const session = (await (await page.request.get('/api/auth/get-session')).json()) as {
      user: object;
      profile: object;
    };
    expect(session).toMatchObject({ user: { email: other.email }, profile: { first_name: 'Maya' } });
  },
);

test(
  'a page that is read again after its session ended stays with what was typed, and is read once somebody signs in',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    await newcomer.api.patch('/api/profiles/me', { data: { first_name: 'New', last_name: 'User', phone: '' } });
    await openPage(page, '/dashboard/client');
    await page.getByLabel('First name').fill('Ines');
    await endSession(page);
    for (const _ of ['one look', 'another']) {
      const refused = page.waitForResponse(/\/dashboard\/client\.data/);
      await lookAgain(page);
      await refused;
    }
    const read = page.waitForResponse(/\/dashboard\/client\.data/);
    await signInAgain(page, newcomer);
    expect((await read).status()).toBe(200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Ines');
    await endSession(page);
    await lookAgain(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/login?return_to=%2Fdashboard%2Fclient');
  },
);

professionalTest(
  'a page hears of changes again once somebody has signed in over it',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    await openPage(page, '/dashboard/professional/calendar');
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    await inServersDatabase('delete from auth_session where user_id = $1', [professional.id]);
    await lookAgain(page);
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    const opened = page.waitForEvent('websocket');
    await signInAgain(page, professional);
    const heard: string[] = [];
    (await opened).on('framereceived', ({ payload }) => heard.push(String(payload)));
    const change = { type: 'changed', topic: 'professional', id: professional.professionalId };
    // Not before the server has let the connection in.
    const told = async () => {
      await inServersDatabase("select pg_notify('live_changes', $1)", [`${change.topic} ${change.id}`]);
      return heard;
    };
    await expect.poll(told).toContain(JSON.stringify(change));
  },
);

test(
  'a booking goes on to its payment with everything that was chosen',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const visit = await findVisit(newcomer.api);
    await openPage(page, bookingPath(visit));
    await chooseVisit(page, visit);
    await endSession(page);
    await payButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    await expectChosen(page, visit);
    await signInAgain(page, newcomer);
    await expect(page.getByLabel('Card number')).toBeVisible();
  },
);

test('nobody is led to another site after signing in', { tag: '@desktop' }, async ({ page }) => {
  for (const target of ['//evil.example', '/\\evil.example', '/%09/evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?return_to=${encodeURIComponent(target).replace('%2509', '%09')}`);
    await expect(page).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).hostname).toBe('localhost');
  }
});
