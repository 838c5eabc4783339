import { expect, type Page } from '@playwright/test';
import { letVisitPass, stopRefund } from '../browser/e2e-database.ts';
import { baseUrl, createMember } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { createProfessionalMember } from '../browser/e2e-professional.ts';
import { payVisit } from '../browser/e2e-visit.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ProductForm } from './product-form.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function openAsAdmin(page: Page, path: string): Promise<void> {
  await signedInAs(page, 'admin@doorstep.test');
  await openPage(page, `/dashboard/admin${path}`);
}

export const adminForms: ProductForm[] = [
  {
    name: 'platform-settings',
    isWalkedAlways: true,
    show: (page) => openAsAdmin(page, '/settings'),
    fill: async (form) => {
      await form.getByRole('textbox').first().fill('13');
      await form.locator('textarea, [name=reason]').last().fill('A trial for the spring.');
    },
    send: button('Save for new bookings'),
    call: 'PUT admin/settings',
    isServed: true,
  },
  {
    name: 'intervention',
    show: async (page) => {
      await openAsAdmin(page, '?tab=bookings&filter=completed&sort=latest');
      await page.getByRole('table').getByRole('link', { name: /\d{4}/ }).first().click();
      await page.getByRole('button', { name: 'Refund part or all' }).click();
    },
    fill: async (form) => {
      await form.getByLabel('Refund').fill('10');
      await form.getByLabel('Reason').fill('A part was left undone.');
    },
    send: (page) => page.getByRole('dialog').locator('button[type=submit]'),
    call: 'POST admin/bookings/*/interventions',
  },
  {
    name: 'application-decision',
    isWalkedAlways: true,
    show: async (page) => {
      await openAsAdmin(page, '?tab=professionals&q=Leona');
      await page.getByRole('link', { name: 'Leona Whitfield' }).click();
      await page.getByRole('button', { name: 'Reject' }).click();
    },
    fill: (form) => form.getByLabel('Reason').fill('The license cannot be read.'),
    send: inDialog('Reject'),
    call: 'POST admin/professionals/*/decisions',
  },
  {
    name: 'document-expiry',
    show: async (page) => {
      await openAsAdmin(page, '?tab=professionals&q=Leona');
      await page.getByRole('link', { name: 'Leona Whitfield' }).click();
    },
    fill: (form) => form.getByLabel('Valid until').fill('2033-05-31'),
    send: (page) => page.locator('form[name^=document-expiry]').first().getByRole('button', { name: 'Save' }),
    call: 'PATCH admin/documents/*',
  },
  {
    name: 'settle-problem',
    show: async (page) => {
      const member = await createMember();
      const { bookingId } = await payVisit(member);
      await letVisitPass(bookingId);
      const words = `It was left undone ${bookingId}`;
      await member.api.post(`/api/bookings/${bookingId}/problem`, { data: { kind: 'quality', description: words } });
      await openAsAdmin(page, '/problems');
    },
    fill: (form) => form.getByLabel('Message to both parties').fill('Nothing goes back: the photos show it done.'),
    send: (page) => page.locator('form[name^=settle-problem]').first().getByRole('button', { name: 'Settle' }),
    call: 'POST admin/problems/*/settlement',
    done: (page) => page.getByText('Problem settled'),
  },
  {
    name: 'dispute-pack',
    show: async (page) => {
      const { bookingId } = await payVisit(await createMember());
      await openAsAdmin(page, `/bookings/${bookingId}`);
    },
    fill: (form) => form.getByLabel('Reason').fill('The bank asks for evidence'),
    send: (page) => page.getByRole('button', { name: 'Download the files' }),
    call: 'POST admin/bookings/*/dispute-packs',
  },
  {
    name: 'change-decision',
    show: async (page) => {
      const { professionalId, api } = await createProfessionalMember();
      await signedInAs(page, 'admin@doorstep.test');
      await page.request.post(`/api/admin/professionals/${professionalId}/decisions`, {
        data: { action: 'approve_and_verify' },
        headers: { origin: baseUrl },
      });
      expect(
        (
          await api.post(`/api/professionals/${professionalId}/changes`, {
            data: { change: 'set_categories', categories: ['auto-care'] },
          })
        ).status(),
      ).toBe(201);
      await openPage(page, `/dashboard/admin/professionals/${professionalId}`);
      await page
        .getByRole('group', { name: /^The categories/ })
        .getByRole('button', { name: 'Reject' })
        .click();
    },
    fill: (form) => form.getByLabel('Reason').fill('There is no such service yet.'),
    send: inDialog('Reject'),
    call: 'POST admin/changes/*/decisions',
    done: (page) => page.getByText('Change rejected'),
  },
  {
    name: 'paid-otherwise',
    show: async (page) => {
      const { bookingId } = await payVisit(await createMember());
      await stopRefund(bookingId);
      await openAsAdmin(page, '/money');
      await page
        .getByRole('row')
        .filter({ hasText: bookingId })
        .getByRole('button', { name: 'Paid another way' })
        .click();
    },
    fill: (form) => form.getByLabel('How it was paid').fill('By bank transfer'),
    send: (page) => page.getByRole('dialog').locator('button[type=submit]'),
    call: 'POST admin/refunds/*/paid-otherwise',
    done: (page) => page.getByText('Noted as paid'),
  },
];
