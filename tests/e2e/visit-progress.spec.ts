import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { letVisitBegin } from '#tests/support/browser/e2e-database.ts';
import { createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';

/** The phone of a demo professional, signed in. */
async function phoneOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ storageState: nobodySignedIn, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
  return page;
}

test(
  'a professional presses through the day, and the client sees each step without a reload',
  { tag: '@desktop' },
  async ({ browser }) => {
    const member = await createMember();
    const { bookingId, visit } = await payVisit(member);
    await letVisitBegin(bookingId);
    const professional = await phoneOf(browser, emailOf(visit));
    const client = await (await browser.newContext({ storageState: member.storageState })).newPage();
    await openPage(client, `/dashboard/client/bookings/${bookingId}`);
    await expect(client.getByRole('status').filter({ hasText: 'On the way' })).toHaveCount(0);
    await openPage(professional, `/dashboard/professional/visits/${bookingId}`);
    const shown = (text: string | RegExp) => expect(client.getByRole('status').filter({ hasText: text })).toBeVisible();

    await professional.getByLabel('I’ll be there in about').selectOption('20');
    await professional.getByRole('button', { name: 'Start driving' }).click();
    await shown(/^On the way, about (20|19) minutes$/);
    await professional.getByRole('button', { name: 'Undo On the way' }).click();
    await expect(professional.getByRole('button', { name: 'Start driving' })).toBeVisible();
    await professional.getByRole('button', { name: 'I’m already there' }).click();
    await shown(/^Arrived$/);
    await professional.getByRole('button', { name: 'Start the visit' }).click();
    await shown(/^In progress$/);
    await professional.getByRole('button', { name: 'Done', exact: true }).click();
    await professional.getByRole('dialog').getByRole('button', { name: 'Yes, it’s done' }).click();
    await shown(/^Done$/);
    await expect(professional.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
    await client.goto('/dashboard/client/bookings');
    await professional.context().close();
    await client.context().close();
  },
);
