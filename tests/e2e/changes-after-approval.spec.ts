import { pages } from '#tests/factories/documents.ts';
import { pdf, photo } from '#tests/factories/files.ts';
import { baseUrl, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';
import { tagged } from '#tests/support/proves.ts';

test.use({ expectedErrors: [/422/] });
test(
  'a new document and another category wait while the old stand, until an admin decides',
  tagged('OPEN-14', '@desktop'),
  async ({ page, browser, professional }) => {
    const admin = await (await browser.newContext({ baseURL: baseUrl, storageState: nobodySignedIn })).newPage();
    await signedInAs(admin, 'admin@doorstep.test');
    const approved = await admin.request.post(`/api/admin/professionals/${professional.professionalId}/decisions`, {
      data: { action: 'approve_and_verify' },
      headers: { origin: baseUrl },
    });
    expect(approved.status()).toBe(200);

    await openPage(page, '/dashboard/professional/profile');
    const documents = page.getByRole('region', { name: 'Documents' });
    const refused = documents.getByRole('list', { name: 'Files not added' }).getByRole('listitem');
    await documents
      .getByLabel('Add a certification: file')
      .setInputFiles({ name: 'license.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('my license') });
    await expect(refused).toHaveText(/^license.jpg.*This is not a PDF, JPG or PNG, although its name ends like one\.$/);
    await documents.getByLabel('Add a certification: file').setInputFiles({
      name: 'locked.pdf',
      mimeType: 'application/pdf',
      buffer: await pages(1, { userPassword: 'secret' }),
    });
    await expect(refused).toHaveText(
      /^locked.pdf.*This PDF is password-protected\. Please upload it without a password\.$/,
    );
    await documents
      .getByLabel('Add a certification: file')
      .setInputFiles({ name: 'license.png', mimeType: 'image/png', buffer: await photo(300, 200, 'png') });
    await expect(documents.getByText('a new certification')).toBeVisible();
    await expect(refused).toHaveCount(0);
    await documents
      .getByLabel('Add your insurance: file')
      .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await expect(documents.getByText('a new insurance')).toBeVisible();
    const categories = page.getByRole('region', { name: 'Categories' });
    await categories.getByRole('button', { name: 'Auto Care' }).click();
    await categories.getByRole('button', { name: 'Request this change' }).click();
    await expect(categories.getByText('the categories Auto Care')).toBeVisible();

    await openPage(admin, `/dashboard/admin/professionals/${professional.professionalId}`);
    const waiting = (name: RegExp) => admin.getByRole('group', { name });
    await expect(waiting(/^A new certification/).getByRole('img', { name: 'Certification license.png' })).toBeVisible();
    await waiting(/^A new certification/)
      .getByRole('button', { name: 'Accept' })
      .click();
    // Half a date has no value; taken for none, it would make the license valid forever.
    const validUntil = admin.getByRole('dialog').getByLabel('Valid until');
    await validUntil.pressSequentially('0531');
    await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(validUntil).toHaveAccessibleDescription(/Please enter a whole date that exists\./);
    await expect(validUntil).toBeFocused();
    await validUntil.fill('2033-05-31');
    await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(waiting(/^A new certification/)).toHaveCount(0);
    await waiting(/^A new insurance/)
      .getByRole('button', { name: 'Reject' })
      .click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('It has no date on it.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
    await expect(waiting(/^A new insurance/)).toHaveCount(0);
    await waiting(/^The categories Auto Care/)
      .getByRole('button', { name: 'Accept' })
      .click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(waiting(/./)).toHaveCount(0);
    await expect(admin.getByText('It has no date on it.')).toBeVisible();

    await page.reload();
    await expect(documents.getByText('valid until May 31, 2033')).toBeVisible();
    await expect(documents.getByText('In review')).toHaveCount(0);
    await expect(categories.getByRole('button', { name: 'Auto Care' })).toHaveAttribute('aria-pressed', 'true');
    await admin.context().close();
  },
);

test(
  'a late answer to one decision leaves the dialog of another one open, with the reason in it',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    await signedInAs(page, 'admin@doorstep.test');
    const decisions = `/api/admin/professionals/${professional.professionalId}/decisions`;
    await page.request.post(decisions, { data: { action: 'approve' }, headers: { origin: baseUrl } });
    await openPage(page, `/dashboard/admin/professionals/${professional.professionalId}`);
    const release = await holdBack(page, `**${decisions}`);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await dialog.getByLabel('Reason').fill('The license is somebody else’s.');
    const readAnew = page.waitForResponse((answer) => answer.url().includes(`${professional.professionalId}.data`));
    release();
    await readAnew;
    await expect(page.getByText('The applicant gets an email.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify', exact: true, includeHidden: true })).toHaveCount(0);
    await expect(dialog.getByLabel('Reason')).toHaveValue('The license is somebody else’s.');
  },
);
