import type { Page } from '@playwright/test';
import { sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest, test } from '#tests/support/browser/e2e-test.ts';
import { tagged } from '#tests/support/proves.ts';

const operator = 'hello@doorstep.test';
const received = async (text: string) => (await sandbox.mails(operator)).filter((mail) => mail.text?.includes(text));

/**
 * Tests type faster than people: the form says so until the time of a person has passed. One that was taken is gone.
 */
async function sendUntilTaken(page: Page): Promise<void> {
  const taken = page.getByRole('heading', { name: 'Your message is on its way' });
  await expect(async () => {
    if (!(await taken.isVisible())) await page.getByRole('button', { name: 'Send message' }).click({ timeout: 1_000 });
    await expect(taken).toBeVisible({ timeout: 1_000 });
  }).toPass({ intervals: [3_200] });
}

memberTest(
  'somebody signed in writes to the operator, and nothing typed is lost on the way',
  tagged('PUB-063', 'OPEN-07', '@desktop'),
  async ({ page, member }) => {
    const message = `My booking of ${crypto.randomUUID()} is gone.`;
    await openPage(page, '/contact?topic=booking');
    await expect(page.getByRole('main').getByRole('link', { name: operator })).toHaveAttribute(
      'href',
      `mailto:${operator}`,
    );
    await expect(page.getByLabel('Name')).toHaveValue(member.name);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await expect(page.getByLabel('What’s it about?')).toHaveValue('booking');
    await page.getByLabel('Message').fill('Short');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please write at least 10 characters')).toBeVisible();
    await expect(page.getByLabel('Message')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Short');
    await page.getByLabel('Message').fill(message);
    await sendUntilTaken(page);
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: member.email })).toBeVisible();
    await expect.poll(async () => (await received(message)).length).toBe(1);
    expect((await received(message))[0]?.text).toContain(`Signed in as ${member.email}`);
    expect((await sandbox.mails(member.email)).filter(({ subject }) => subject.startsWith('Contact'))).toEqual([]);
  },
);
memberTest.use({ expectedErrors: [/status of 422/] });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is sent all the same', tagged('PUB-063', '@desktop'), async ({ page }) => {
    const message = `Written by hand: ${crypto.randomUUID()}`;
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Maya Brooks');
    await page.getByLabel('What’s it about?').selectOption('Something else');
    await page.getByLabel('Message').fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Maya Brooks');
    await expect(page.getByLabel('What’s it about?')).toHaveValue('other');
    await page.getByLabel('Email').fill('maya@example.com');
    await sendUntilTaken(page);
    await expect.poll(async () => (await received(message)).length).toBe(1);
  });
});
