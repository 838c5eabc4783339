import { createServer, type Server } from 'node:http';
import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test';
import { baseUrl, nobodySignedIn, newEmail, sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage, payWithCard } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

/** Below the ports that outgoing connections take. */
const port = Number(process.env['E2E_PORT']) - 10_000;
/** The professional's own site, for each width, and another site that nobody named. */
const sites = { desktop: `http://127.0.0.1:${port}`, phone: `http://127.0.0.1:${port + 1}` };
const label = 'Book a visit';

// Both tests serve the same site, and walk through three pages of ours.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Serves a page with what the dashboard says to paste, twice. */
async function ownSite(project: string, snippet: string): Promise<Server> {
  const page = `<!DOCTYPE html><html lang="en"><title>Paula’s Haircuts</title><meta name="viewport" content="width=device-width"><h1>Paula’s Haircuts</h1>${snippet}<p>Austin</p>${snippet}`;
  const policy = `default-src 'none'; script-src ${baseUrl}; frame-src ${baseUrl}`;
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy).end(page),
  );
  await new Promise<void>((resolve) => server.listen(portOf(project), resolve));
  return server;
}

function portOf(project: string): number {
  return project === 'phone' ? port + 1 : port;
}

/** Names the sites as the professional and copies what to paste. */
async function snippetOf(page: Page): Promise<string> {
  await signedInAs(page, 'professional@doorstep.test');
  await openPage(page, '/dashboard/professional/booking-button');
  await page.getByLabel('Your sites').fill(`${sites.desktop}\n${sites.phone}`);
  await page.getByLabel('Text of the button').fill(label);
  await page.getByRole('button', { name: 'Save button' }).click();
  await expect(page.getByText('Button saved')).toBeVisible();
  await expect(page.getByTitle('The booking form')).toBeVisible();
  return (await page.locator('pre').textContent()) ?? '';
}

/** Another person's browser, as wide as the test's. */
function newVisitor(browser: Browser, project: string): Promise<BrowserContext> {
  const isPhone = project === 'phone';
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  return browser.newContext({ storageState: nobodySignedIn, viewport, isMobile: isPhone, hasTouch: isPhone });
}

async function fillDetails(frame: FrameLocator, email: string): Promise<void> {
  const typed = { 'First name': 'Gina', 'Last name': 'Guest', Email: email, Phone: '(512) 555-0187' };
  const address = { 'Street and number': '1100 Congress Ave', City: 'Austin', State: 'TX', ZIP: '78701' };
  for (const [name, text] of Object.entries({ ...typed, ...address }))
    await frame.getByLabel(name, { exact: true }).fill(text);
}

async function linkOf(email: string): Promise<string> {
  const link = async () => (await sandbox.mails(email))[0]?.text?.match(/https?:\/\/\S+guest-booking\/\S+/)?.[0];
  await expect.poll(link, { timeout: 20_000, intervals: [50] }).toBeTruthy();
  return (await link()) ?? '';
}

test('a page of another origin books through the button, and the guest confirms on another device', async ({
  page,
  browser,
}, { project }) => {
  const server = await ownSite(project.name, await snippetOf(page));
  try {
    const visitor = await newVisitor(browser, project.name);
    const site = await visitor.newPage();
    await site.goto(sites[project.name === 'phone' ? 'phone' : 'desktop']);
    const button = site.getByRole('link', { name: label }).first();
    await button.click();
    const dialog = site.getByRole('dialog', { name: label });
    await expect(dialog).toBeVisible();
    const frame = site.frameLocator(`iframe[title="${label}"]`);
    await frame.getByRole('listitem').first().getByRole('link').press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await site.goBack();
    await expect(dialog).toBeHidden();
    await site.getByRole('link', { name: label }).last().click();
    await frame.getByRole('listitem').first().getByRole('link').click();
    await frame.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
    await frame
      .getByRole('group', { name: 'Times' })
      .getByRole('link')
      .nth(project.name === 'phone' ? 0 : 1)
      .click();
    const email = newEmail();
    await frame.getByRole('button', { name: 'Email me the link to confirm' }).click();
    await expect(frame.getByText('Please enter your first name')).toBeVisible();
    await fillDetails(frame, email);
    await frame.getByRole('button', { name: 'Email me the link to confirm' }).click();
    await expect(frame.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await site.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await visitor.close();

    const elsewhere = await newVisitor(browser, project.name);
    const other = await elsewhere.newPage();
    await other.goto(await linkOf(email));
    await expect(other.getByText('1100 Congress Ave, Austin, TX 78701')).toBeVisible();
    await other.getByRole('button', { name: 'Confirm and pay' }).click();
    await payWithCard(other, '4242 4242 4242 4242');
    await expect(other).toHaveURL(/\/booking\/success/);
    await expect(other.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await elsewhere.close();
  } finally {
    server.close();
  }
});

test(
  'on a site that was not named the frame is refused, and the button leads to the profile',
  { tag: '@desktop' },
  async ({ page, browser }, { project }) => {
    const server = await ownSite(project.name, await snippetOf(page));
    try {
      const visitor = await newVisitor(browser, project.name);
      const site = await visitor.newPage();
      await site.goto(`http://localhost:${portOf(project.name)}`);
      await site.getByRole('link', { name: label }).first().click();
      await expect(site).toHaveURL(new RegExp(`^${baseUrl}/professionals/`));
      await visitor.close();
    } finally {
      server.close();
    }
  },
);
