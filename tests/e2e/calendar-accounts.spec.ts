import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { nobodySignedIn, sandbox } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

test.describe('an account at a calendar server', () => {
  // The first password is refused on purpose.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'gets paid visits, asks about one that is deleted there, and is disconnected with them',
    tagged('OPEN-30', '@desktop'),
    async ({ newcomer, browser, baseURL }) => {
      const { visit, bookingId } = await payVisit(newcomer);
      const username = `maya-${newcomer.id}`;
      await sandbox.addCalendarAccount(username, {
        password: 'app-password',
        calendars: [
          { id: 'home', name: 'Home' },
          { id: 'work', name: 'Work' },
        ],
      });
      const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: nobodySignedIn });
      const theirs = await context.newPage();
      const data = { email: emailOf(visit), password: demoPassword };
      await theirs.request.post('/api/auth/sign-in/email', { data });
      const files = async () => (await sandbox.calendarEvents(username, 'work')).map(({ file }) => file);

      await openPage(theirs, '/dashboard/professional/calendars');
      await theirs.getByRole('tab', { name: 'CalDAV account' }).click();
      await theirs.getByLabel('Calendar service').selectOption({ label: 'Another server (Nextcloud, …)' });
      await theirs.getByLabel('Server').fill(sandbox.url);
      await theirs.getByLabel('User name').fill(username);
      await theirs.getByLabel('App password').fill('wrong');
      await theirs.keyboard.press('Enter');
      await expect(theirs.getByLabel('App password')).toHaveAccessibleDescription(/doesn’t accept/);
      await theirs.getByLabel('App password').fill('app-password');
      await theirs.keyboard.press('Enter');

      const dialog = theirs.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Home' }).check();
      await dialog.getByLabel('Add my visits to').selectOption('Work');
      await dialog.getByRole('button', { name: 'Save calendars' }).click();
      await expect(theirs.getByText('Visits are added here')).toBeVisible();
      await expect.poll(files).toContain(`${bookingId}.ics`);

      await sandbox.deleteCalendarEvent(username, 'work', `${bookingId}.ics`);
      await theirs.getByRole('button', { name: 'Read Work now' }).click();
      await expect(theirs.getByText('Work is up to date')).toBeVisible();
      await expect(async () => {
        await theirs.reload();
        await expect(theirs.getByText('Deleted in your calendar.')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await theirs.getByRole('button', { name: 'Put it back' }).click();
      await expect.poll(files).toContain(`${bookingId}.ics`);
      await expect(theirs.getByText('Deleted in your calendar.')).toBeHidden();

      await theirs.getByRole('button', { name: `Disconnect 127.0.0.1` }).click();
      await theirs.getByRole('button', { name: 'Remove them and disconnect' }).click();
      await expect(theirs.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
      await expect.poll(files).toEqual([]);
      await context.close();
    },
  );
});

test(
  'an account at Google is allowed there, gets paid visits, and is connected again after it was revoked',
  tagged('OPEN-30', '@desktop'),
  async ({ newcomer, browser, baseURL }) => {
    const { visit, bookingId } = await payVisit(newcomer);
    const email = `maya-${newcomer.id}@gmail.test`;
    await sandbox.addGoogleAccount({ name: `Maya ${newcomer.id}`, email });
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: nobodySignedIn });
    const theirs = await context.newPage();
    const data = { email: emailOf(visit), password: demoPassword };
    await theirs.request.post('/api/auth/sign-in/email', { data });
    const ids = async () => (await sandbox.googleEvents(email, `work.${email}`)).map(({ id }) => id);
    const leave = async () => {
      await theirs.getByRole('tab', { name: 'Google Calendar' }).click();
      await theirs.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(theirs.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    };

    await openPage(theirs, '/dashboard/professional/calendars');
    await leave();
    await theirs.getByRole('button', { name: 'Cancel' }).click();
    await expect(theirs.getByText('You didn’t allow it')).toBeVisible();

    await leave();
    await theirs.getByRole('button', { name: email }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByLabel('Add my visits to').selectOption('Work');
    await dialog.getByRole('button', { name: 'Save calendars' }).click();
    await expect(theirs.getByText('Visits are added here')).toBeVisible();
    await expect.poll(ids).toContain(`doorstep${bookingId.replaceAll('-', '')}`);

    await sandbox.revokeGoogleCalendars(email);
    await theirs.getByRole('button', { name: 'Read Work now' }).click();
    await expect(theirs.getByText('Please connect this Google account again.').first()).toBeVisible();
    await leave();
    await theirs.getByRole('button', { name: email }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(theirs.getByText('Please connect this Google account again.')).toBeHidden();

    await theirs.getByRole('button', { name: `Disconnect Google Calendar, ${email}` }).click();
    await theirs.getByRole('button', { name: 'Remove them and disconnect' }).click();
    await expect(theirs.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
    await expect.poll(ids).toEqual([]);
    await context.close();
  },
);
