import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import {
  baseUrl,
  confirmationLink,
  createMember,
  followConfirmation,
  memberPassword as password,
  newEmail,
  sandbox,
} from '#tests/support/browser/e2e-member.ts';
import {
  fillSignUp,
  logIn,
  openMenu,
  openPage,
  untilAlive,
  logOut,
  openAccountMenu,
} from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

test('sign up, confirm by mail, be signed in, log out', tagged('AUTH-044 to AUTH-054', 'API-104'), async ({ page }) => {
  const email = newEmail();
  await page.goto('/signup');
  await expect(page.getByRole('main').getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('main').getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await fillSignUp(page, email, password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(
    page.getByText("We've sent a confirmation link to your email. Please click it to complete your registration."),
  ).toBeVisible();

  await followConfirmation(page, email);
  await expect(page).toHaveURL(/\/dashboard\/client$/);
  await page.goto('/');
  await openAccountMenu(page);
  await expect(page.getByRole('group', { name: 'Your account' }).getByText('Maya Brooks')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
    'href',
    '/dashboard/client',
  );
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a confirmation link changes nothing by being opened, and its button confirms and signs in',
    { tag: '@desktop' },
    async ({ page, request }) => {
      const { email } = await createMember({ confirmed: false });
      const link = await confirmationLink(email);
      for (let opened = 0; opened < 2; opened += 1) expect((await request.get(link)).status()).toBe(200);
      const refused = await request.post('/api/auth/sign-in/email', {
        headers: { origin: baseUrl },
        data: { email, password },
      });
      expect(refused.status()).toBe(403);
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page).toHaveURL(/\/dashboard\/client$/);
      await page.goto(link);
      await expect(page).toHaveURL(/\/login\?error=confirmation_link$/);
    },
  );
});

test(
  'the sign-up form says what is wrong and keeps what was typed',
  tagged('OPEN-06', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/signup');
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Email').fill('maya@');
    await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill('short');
    await page.getByLabel('Confirm password').fill('shorter');
    await page.getByRole('button', { name: 'Create account' }).click();
    for (const text of [
      'Please enter your last name',
      'Please enter a valid email address.',
      'Please enter your phone number',
      'Password must be at least 8 characters long.',
      'Passwords do not match',
      'Please agree to the terms to continue',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel('Last name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await page.getByLabel('Last name').fill('Brooks');
    await expect(page.getByText('Please enter your last name')).toBeHidden();
  },
);

test.describe('refused by the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a taken address keeps the form', tagged('ERR-016', 'ERR-017', '@desktop'), async ({ page }) => {
    await page.goto('/signup');
    await fillSignUp(page, 'client@doorstep.test', password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Email Already Registered')).toBeVisible();
    await expect(
      page.getByText('This email is already in use. Please sign in or use a different email.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('client@doorstep.test');
    await expect(page.getByLabel('Confirm password')).toHaveValue(password);
  });

  test('a wrong password keeps the address', tagged('ERR-001', 'ERR-002', '@desktop'), async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'nobody@example.com', 'wrong horse');
    await expect(page.getByText('Sign In Failed')).toBeVisible();
    await expect(
      page.getByText('Invalid email or password. Please check your credentials and try again.'),
    ).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Password' });
    await expect(field).toHaveAccessibleDescription('This email and password don’t match.');
    await expect(field).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });

  test('an address that is not confirmed gets a new link', tagged('ERR-003', '@desktop'), async ({ page }) => {
    const email = newEmail();
    await page.goto('/signup');
    await fillSignUp(page, email, password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto('/login');
    await logIn(page, email, password);
    await expect(page.getByText('Please confirm your email address before signing in.')).toBeVisible();
    await expect(page.getByText('We just sent a new link')).toBeVisible();
    await expect.poll(async () => (await sandbox.mails(email)).length).toBe(2);
  });
});

test(
  'the tabs record the choice and the form stays',
  tagged('AUTH-001 to AUTH-003', 'AUTH-005', 'AUTH-007', 'AUTH-008', 'AUTH-009 to AUTH-013', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/login');
    await page.getByLabel('Email').fill('maya@example.com');
    await page.getByRole('tab', { name: 'Professional' }).click();
    expect(await page.evaluate(() => localStorage.getItem('selectedUserType'))).toBe('professional');
    await expect(page.getByLabel('Email')).toHaveValue('maya@example.com');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Email')).toHaveAttribute('required');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('required');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('main').getByRole('link', { name: 'Join as a professional' })).toHaveAttribute(
      'href',
      '/join-as-pro',
    );
  },
);

test(
  'a guarded page leads to /login and back',
  tagged('GEN-021', 'ERR-006', 'ERR-007', 'GUARD-009', '@desktop'),
  async ({ page }) => {
    await page.goto('/dashboard/client/bookings?demo=false');
    await expect(page).toHaveURL(/\/login\?return_to=/);
    await logIn(page, 'client@doorstep.test', demoPassword);
    await expect(page.getByText('You have been signed in successfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/client\/bookings/);
  },
);

for (const [proof, who, email, path] of [
  [tagged('AUTH-015', '@desktop'), 'an administrator', 'admin@doorstep.test', '/dashboard/admin'],
  [tagged('AUTH-016', '@desktop'), 'a professional', 'professional@doorstep.test', '/dashboard/professional/profile'],
  [tagged('AUTH-019', 'AUTH-055', '@desktop'), 'a client', 'client@doorstep.test', '/dashboard/client'],
] as const) {
  test(`${who} is led to ${path}, and logs out to /`, proof, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, email, demoPassword);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await logOut(page);
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a stranger at /dashboard is led to /login', tagged('GUARD-005', 'AUTH-058', '@desktop'), async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?return_to=%2Fdashboard$/);
});

test(
  'logging out in one tab ends the session in the other',
  tagged('AUTH-041', '@desktop'),
  async ({ page, context }) => {
    await page.goto('/login?return_to=/dashboard/professional');
    await logIn(page, 'professional@doorstep.test', demoPassword);
    // The address before ends like it.
    await expect(page).toHaveURL(({ pathname }) => pathname === '/dashboard/professional');
    await untilAlive(page);
    const other = await context.newPage();
    await other.goto('/');
    await logOut(other);
    await expect(other).toHaveURL(/\/$/);
    await expect(page).toHaveURL(/\/login\?return_to=%2Fdashboard%2Fprofessional$/);
  },
);

test('an anonymous visitor asks for no session', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) asked.push(request.url());
  });
  await page.goto('/');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(asked).toEqual([]);
});

test(
  'the theme is light at first, is switched, and stays',
  tagged('THEME-001 to THEME-009', '@desktop'),
  async ({ page }) => {
    await openPage(page, '/login');
    const dark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect(await dark()).toBe(false);
    await openMenu(page);
    await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
    expect(await dark()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    expect(await dark()).toBe(true);
    await untilAlive(page);
    await openMenu(page);
    await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
    expect(await dark()).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  },
);
