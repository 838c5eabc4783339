import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { photo } from '#tests/factories/files.ts';
import { letVisitBegin } from '#tests/support/browser/e2e-database.ts';
import { createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, payVisit } from '#tests/support/browser/e2e-visit.ts';

type Progress = { steps: { step: string; pressed_at: string; recorded_at: string }[] };

test(
  'a whole visit without a connection arrives once, with the times of the presses',
  { tag: '@desktop' },
  async ({ browser }) => {
    const member = await createMember();
    const { bookingId, visit } = await payVisit(member);
    await letVisitBegin(bookingId);
    const context = await browser.newContext({ storageState: nobodySignedIn, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    const data = { email: emailOf(visit), password: demoPassword };
    expect((await phone.request.post('/api/auth/sign-in/email', { data })).status()).toBe(200);
    await openPage(phone, `/dashboard/professional/visits/${bookingId}`);
    const button = (name: string) => phone.getByRole('button', { name, exact: true });

    // What is typed first goes out at once: from here on the page is whole.
    await phone.getByLabel('Materials').fill('11 boxes');
    await phone.getByLabel('Note to your client').focus();
    const saved = async () => (await phone.request.get(`/api/bookings/${bookingId}/record`)).text();
    await expect.poll(saved).toContain('11 boxes');

    await context.setOffline(true);
    await button('Start driving').click();
    await expect(phone.getByRole('status').filter({ hasText: 'You’re offline. Carry on.' })).toBeVisible();
    // A wrong press is taken back for as long as nobody has heard of it.
    await button('I’ve arrived').click();
    await button('Undo Arrived').click();
    await button('I’ve arrived').click();
    await button('Start the visit').click();
    await phone.getByLabel('Materials').fill('12 boxes');
    await phone.getByLabel('Note to your client').fill('The top shelf is yours.');
    await phone.getByLabel('Photo before').setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(60, 40),
    });
    await expect(phone.getByRole('img', { name: 'Before, being sent' })).toBeVisible();
    await button('Done').click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Yes, it’s done' }).click();
    await expect(phone.getByRole('status').filter({ hasText: /^Done$/ })).toBeVisible();
    const pressedBy = Date.now();

    await context.setOffline(false);
    await expect(phone.getByRole('img', { name: 'Before 1' })).toBeVisible();
    const read = async (path: string) => (await member.api.get(`/api/bookings/${bookingId}/${path}`)).json();
    await expect.poll(async () => ((await read('progress')) as Progress).steps.at(-1)?.step).toBe('done');
    const { steps } = (await read('progress')) as Progress;
    expect(steps.map(({ step }) => step)).toEqual(['driving', 'arrived', 'started', 'done']);
    for (const { pressed_at, recorded_at } of steps) {
      expect(Date.parse(pressed_at)).toBeLessThanOrEqual(pressedBy);
      expect(Date.parse(recorded_at)).toBeGreaterThan(pressedBy);
    }
    const { record } = (await read('record')) as { record: { note: string; materials: string[]; photos: object[] } };
    expect(record).toMatchObject({ note: 'The top shelf is yours.', materials: ['12 boxes'] });
    expect(record.photos).toHaveLength(1);
    await context.close();
  },
);
