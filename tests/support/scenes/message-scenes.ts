import { expect, type Page } from '@playwright/test';
import { photo } from '#tests/factories/files.ts';
import { createMember, type Member } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { chooseFromMenu } from '../browser/e2e-menu.ts';
import { emailOf, payVisit } from '../browser/e2e-visit.ts';
import { leaveSession, type Scene, signedIn, signedInAs } from './scene.ts';

const send = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(text);
};

/** Opens the conversation about a paid visit, in which its client wrote and its professional answers. */
async function converse(page: Page): Promise<{ member: Member; path: string; email: string }> {
  const member = await createMember();
  const { visit } = await payVisit(member);
  await page.context().addCookies(member.storageState.cookies);
  await openPage(page, `/dashboard/client/messages/new?professional=${visit.professional.id}`);
  await send(page, 'Hi! Is it all right if my dog is at home? She is friendly, but she likes to say hello first.');
  const jpeg = { name: 'dog.jpg', mimeType: 'image/jpeg', buffer: await photo(640, 420) };
  await page.locator('input[type=file]').first().setInputFiles(jpeg);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Messages' }).getByRole('img')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await leaveSession(page);
  await signedInAs(page, emailOf(visit));
  await openPage(page, path.replace('/client/', '/professional/'));
  await send(page, 'Of course. I’ll say hello back.');
  return { member, path, email: emailOf(visit) };
}

/** Conversations of clients and professionals. */
export const messageScenes: Scene[] = [
  { name: 'messages-professional', show: async (page) => void (await converse(page)) },
  {
    name: 'messages-client',
    isOccasional: true,
    show: async (page) => {
      const { member, path } = await converse(page);
      await leaveSession(page);
      await page.context().addCookies(member.storageState.cookies);
      await openPage(page, path);
    },
  },
  {
    name: 'messages-list',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/messages');
    },
  },
  {
    name: 'messages-none',
    isOccasional: true,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/dashboard/client/messages');
    },
  },
  {
    name: 'messages-blocked',
    isOccasional: true,
    show: async (page) => {
      await converse(page);
      await chooseFromMenu(page, /^Block/);
      await expect(page.getByText(/^You’ve blocked/).first()).toBeVisible();
    },
  },
  {
    name: 'messages-saved-replies',
    isOccasional: true,
    show: async (page) => {
      await converse(page);
      await page.getByRole('button', { name: 'Saved replies' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-reports',
    isOccasional: true,
    show: async (page) => {
      await converse(page);
      await chooseFromMenu(page, /^Report this conversation/);
      await page.getByLabel('What happened?').fill('Asks for cash instead of paying here.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Report received')).toBeVisible();
      await leaveSession(page);
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin/reports');
      const report = page.getByRole('listitem').filter({ hasText: 'Asks for cash instead' }).first();
      await report.getByLabel('Why do you open the conversation?').fill('To see who asked for cash');
      await report.getByRole('button', { name: 'Open conversation' }).click();
      await expect(report).toContainText('my dog is at home');
    },
  },
];
