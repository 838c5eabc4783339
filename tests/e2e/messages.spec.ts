import type { Page } from '@playwright/test';
import { nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { demoProfessionalId } from '#tests/support/browser/e2e-professional.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

// A connection that is gone, and a page that is not found.
newcomerTest.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|404/] });

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const send = async (page: Page, text: string) => {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

newcomerTest('a question before booking is answered on the other screen at once', async ({ page, browser }) => {
  await openPage(page, `/professionals/${await demoProfessionalId()}`);
  await page.getByRole('link', { name: 'Ask a question' }).filter({ visible: true }).click();
  await expect(page.getByText('Phone numbers, mails and links are shown once a booking is paid')).toBeVisible();
  await send(page, 'Do you bring a mirror? My number is 512 555 0142.');
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(log(page)).toContainText('512 555 0142');
  await expect(log(page)).toContainText('Contact details are hidden from');

  const context = await browser.newContext({ storageState: nobodySignedIn });
  const other = await context.newPage();
  await signedInAs(other, 'professional@doorstep.test');
  await openPage(
    other,
    page
      .url()
      .replace(/^https?:\/\/[^/]+/, '')
      .replace('/client/', '/professional/'),
  );
  await expect(log(other)).toContainText('My number is •••.');
  await expect(log(other)).not.toContainText('0142');
  await expect(log(page)).toContainText('Seen');
  await send(other, 'A large one, yes.');
  await expect(log(page)).toContainText('A large one, yes.');
  await context.close();
});

newcomerTest('what is written without a connection waits, and goes once, in order @desktop', async ({ page }) => {
  await openPage(page, `/dashboard/client/messages/new?professional=${await demoProfessionalId()}`);
  await send(page, 'Hello');
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(log(page)).toContainText('Hello');
  await page.context().setOffline(true);
  await send(page, 'The first');
  await send(page, 'The second');
  await expect(page.getByText('Waiting for connection')).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(page.getByText('Waiting for connection')).toHaveCount(0);
  const threadId = page.url().split('/').at(-1) ?? '';
  await expect
    .poll(async () => {
      const { messages } = (await (await page.request.get(`/api/threads/${threadId}`)).json()) as {
        messages: { text: string }[];
      };
      return messages.map(({ text }) => text);
    })
    .toEqual(['Hello', 'The first', 'The second']);
  await page.reload();
  await expect(log(page).getByRole('listitem')).toHaveCount(3);
});

newcomerTest('a conversation of others is not found @desktop', async ({ page }) => {
  const answer = await page.goto('/dashboard/client/messages/019a0000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
});
