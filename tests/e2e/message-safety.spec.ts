import type { Page } from '@playwright/test';
import { reportMessages } from '#app/features/message-safety/report.ts';
import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { demoProfessionalId } from '#tests/support/browser/e2e-professional.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

newcomerTest.use({ expectedErrors: [/409/] });

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const send = async (page: Page, text: string) => {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

newcomerTest(
  'a professional answers from a saved reply, blocks, and the team settles a report',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await openPage(page, `/dashboard/client/messages/new?professional=${await demoProfessionalId()}`);
    await page.getByRole('button', { name: 'Add pictures or PDFs' }).click();
    await expect(page.getByText('You can send pictures and PDFs once a booking is paid.')).toBeVisible();
    await send(page, 'Pay me back in cash');
    await page.waitForURL(/\/messages\/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    const context = await browser.newContext({ storageState: nobodySignedIn });
    const other = await context.newPage();
    await signedInAs(other, 'professional@doorstep.test');
    await openPage(other, path.replace('/client/', '/professional/'));

    await other.getByRole('button', { name: 'Saved replies' }).click();
    await other.getByRole('button', { name: 'New reply' }).click();
    await other.getByRole('button', { name: 'Save reply' }).click();
    await expect(other.getByText('Please name it')).toBeVisible();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Name').fill('No cash');
    await dialog.getByLabel('Text').fill('Hi {name}, {service} is paid here.');
    // Its answer comes late, and closes nothing that is being written by then.
    const release = await holdBack(other, '**/api/saved-replies/*');
    await other.getByRole('button', { name: 'Save reply' }).click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await other.getByRole('button', { name: 'New reply' }).click();
    await dialog.getByLabel('Text').fill('Another one');
    const listed = other.waitForResponse('**/api/saved-replies');
    release();
    await listed;
    await expect(dialog.getByLabel('Text')).toHaveValue('Another one');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /^No cash/ })
      .first()
      .click();
    await expect(composer(other)).toHaveValue(/^Hi \w+, your visit is paid here\.$/);
    await other.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(page)).toContainText('your visit is paid here.');

    await chooseFromMenu(other, /^Block/);
    await expect(other.getByText(/^You’ve blocked .* To write again/)).toBeVisible();
    await expect(page.getByText('You can’t write in this conversation right now.')).toBeVisible();
    await chooseFromMenu(other, /^Unblock/);
    await expect(composer(page)).toBeVisible();

    await chooseFromMenu(other, /^Report this conversation/);
    await other.getByRole('button', { name: 'Send report' }).click();
    await expect(other.getByText(reportMessages.details)).toBeVisible();
    await other.getByRole('button', { name: 'Back' }).click();
    await chooseFromMenu(other, /^Report this conversation/);
    await expect(other.getByLabel('What happened?')).toBeVisible();
    await expect(other.getByText(reportMessages.details)).toBeHidden();
    await other.getByLabel('What happened?').fill(`Wants cash ${path}`);
    await other.getByRole('button', { name: 'Send report' }).click();
    await expect(other.getByText('Report received')).toBeVisible();
    await context.close();

    const team = await browser.newContext({ storageState: nobodySignedIn });
    const admin = await team.newPage();
    await signedInAs(admin, 'admin@doorstep.test');
    await openPage(admin, '/dashboard/admin/reports');
    const report = admin.getByRole('listitem').filter({ hasText: path });
    await expect(report).not.toContainText('Pay me back in cash');
    await report.getByRole('button', { name: 'Open conversation' }).click();
    await expect(report.getByText('Please say why you open this conversation')).toBeVisible();
    await report.getByLabel('Why do you open the conversation?').fill('To see who asked for cash');
    await report.getByRole('button', { name: 'Open conversation' }).click();
    await expect(report).toContainText('Pay me back in cash');
    const colleague = await team.newPage();
    await openPage(colleague, '/dashboard/admin/reports');
    await report.getByLabel('Decision').fill('Asked for cash');
    await report.getByRole('button', { name: 'Close conversation' }).click();
    await expect(report).toHaveCount(0);
    // Who decides later, on an older page, reads that it was decided, and no longer has it there.
    const settled = colleague.getByRole('listitem').filter({ hasText: path });
    await settled.getByLabel('Decision').fill('A misunderstanding');
    await settled.getByRole('button', { name: 'Dismiss report' }).click();
    await expect(colleague.getByText('Nothing was changed')).toBeVisible();
    await expect(settled).toHaveCount(0);
    await expect(page.getByText('You can’t write in this conversation right now.')).toBeVisible();
    await team.close();
  },
);
