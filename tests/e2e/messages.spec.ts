import type { Page } from '@playwright/test';
import { dot } from '#tests/support/browser/e2e-application.ts';
import { laterMessage } from '#tests/support/browser/e2e-database.ts';
import { nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { demoProfessionalId } from '#tests/support/browser/e2e-professional.ts';
import { openPage, openStill } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest, newcomerTest } from '#tests/support/browser/e2e-test.ts';
import { payVisit } from '#tests/support/browser/e2e-visit.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

// A connection that is gone, and a page that is not found.
newcomerTest.use({ hasOwnContext: true, expectedErrors: [/ERR_INTERNET_DISCONNECTED|404/] });

const garden = { name: 'garden.png', mimeType: 'image/png', buffer: dot };
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const send = async (page: Page, text: string) => {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

newcomerTest('a question before booking is answered on the other screen at once', async ({ page, browser }) => {
  await openPage(page, `/professionals/${await demoProfessionalId()}`);
  await page.getByRole('link', { name: 'Ask a question' }).filter({ visible: true }).click();
  await expect(page.getByText('Phone numbers, emails and links are shown once a booking is paid')).toBeVisible();
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

newcomerTest(
  'what was typed is there again after another page and a reload, until it is sent @desktop',
  async ({ page }) => {
    const path = `/dashboard/client/messages/new?professional=${await demoProfessionalId()}`;
    await openPage(page, path);
    await composer(page).fill('Is the');
    await openPage(page, '/dashboard/client');
    await openPage(page, path);
    await expect(composer(page)).toHaveValue('Is the');
    await send(page, 'Is the gate code needed?');
    await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
    await expect(log(page)).toContainText('gate code');
    await composer(page).fill('And where');
    await page.reload();
    await expect(composer(page)).toHaveValue('And where');
    await send(page, 'And where to park?');
    await expect(log(page)).toContainText('where to park');
    await page.reload();
    await expect(log(page)).toContainText('where to park');
    await expect(composer(page)).toHaveValue('');
    await openPage(page, path);
    await expect(composer(page)).toHaveValue('');
  },
);

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

newcomerTest(
  'words are found in one’s own messages, and a press leads to their place',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, `/dashboard/client/messages/new?professional=${await demoProfessionalId()}`);
    await send(page, 'The gate code is 4711');
    await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
    const threadId = page.url().split('/').at(-1) ?? '';
    for (let number = 1; number <= 60; number += 1) await laterMessage(threadId, number);
    await openPage(page, '/dashboard/client/messages');
    const search = page.getByRole('searchbox', { name: 'Search messages' });
    await search.fill('4');
    await expect(page.getByText('Type at least 2 letters.')).toBeVisible();
    await search.fill('no such word');
    await expect(page.getByText('No messages with “no such word”.')).toBeVisible();
    await search.fill('code GATE');
    const found = page.getByRole('link', { name: /The gate code is 4711/ });
    await expect(found.locator('mark')).toHaveText(['gate', 'code']);
    await found.click();
    const message = log(page).getByText('The gate code is 4711');
    await expect(message).toBeInViewport();
    await expect(log(page)).not.toContainText('Later 60');
    await page.getByRole('button', { name: 'Show later messages' }).click();
    await page.getByRole('button', { name: 'Show later messages' }).click();
    await expect(log(page)).toContainText('Later 60');
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    await send(page, 'Thank you');
    await expect(log(page)).toContainText('Thank you');
    await openPage(page, `/dashboard/client/messages/${threadId}?at=1`);
    await composer(page).fill('It is still');
    await openPage(page, `/dashboard/client/messages/${threadId}`);
    await expect(composer(page)).toHaveValue('It is still');
  },
);

newcomerTest('a text about a delay is proposed, and nothing is sent without a press @desktop', async ({ page }) => {
  await openPage(page, `/dashboard/client/messages/new?professional=${await demoProfessionalId()}`);
  await send(page, 'Hello');
  await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(log(page)).toContainText('Hello');
  const { pathname } = new URL(page.url());
  await composer(page).fill('See you');
  await openPage(page, `${pathname}?late=17`);
  await expect(composer(page)).toHaveValue(/^I’m running about 20 minutes late\./);
  await expect(log(page)).not.toContainText('20 minutes');
  await expect(page).toHaveURL(pathname);
  await composer(page).fill('A quarter of an hour late, sorry');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('A quarter of an hour late');
  await expect(composer(page)).toHaveValue('See you');
  await send(page, 'See you soon');
  await expect(composer(page)).toHaveValue('');
  await openPage(page, `${pathname}?late=30`);
  await composer(page).fill('Half an hour');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half an hour');
  await send(page, 'Half an hour late, sorry');
  await expect(log(page)).toContainText('Half an hour late');
  await page.reload();
  await expect(composer(page)).toHaveValue('');
});

memberTest(
  'a file waits for a connection and goes once, and one chosen before the page is alive is kept @desktop',
  async ({ page, member }) => {
    const { visit } = await payVisit(member);
    const chooseFile = () => page.locator('form[name=message] input[type=file]').first().setInputFiles(garden);
    await openPage(page, `/dashboard/client/messages/new?professional=${visit.professional.id}`);
    await send(page, 'Hello');
    await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
    // What waits in the browser is no item of the list yet.
    await expect(log(page).getByRole('listitem').filter({ hasText: 'Hello' })).toBeVisible();
    await openPage(page, page.url());
    await page.context().setOffline(true);
    await chooseFile();
    await send(page, 'The garden');
    await expect(page.getByText('Waiting for connection')).toHaveCount(1);
    await page.context().setOffline(false);
    await expect(page.getByText('Waiting for connection')).toHaveCount(0);
    const threadId = page.url().split('/').at(-1) ?? '';
    const read = async () => {
      const { messages } = (await (await page.request.get(`/api/threads/${threadId}`)).json()) as {
        messages: { text: string; files: { name: string }[] }[];
      };
      return messages.map(({ text, files }) => [text, ...files.map(({ name }) => name)]);
    };
    await expect.poll(read).toEqual([['Hello'], ['The garden', 'garden.png']]);

    const revive = await openStill(page, page.url());
    await chooseFile();
    await revive();
    await expect(page.getByRole('button', { name: 'Remove garden.png' })).toBeVisible();
  },
);
