import { expect, type Page } from '@playwright/test';
import { demoProfessionals } from '#db/seed/demo/content/demo-professionals.ts';
import { fillBasicInfo, fillUntilAccount, license, next, openWizard } from '../browser/e2e-application.ts';
import { letVisitPass } from '../browser/e2e-database.ts';
import { createMember, newEmail } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { emailOf, payVisit } from '../browser/e2e-visit.ts';
import { showEnteredVisit } from '../guests/hand-entered-page.ts';
import { refused, type Scene, signedInAs } from './scene.ts';

/** The application step by step, the overview, and the confirmations of irreversible actions. */
export const professionalScenes: Scene[] = [
  {
    name: 'enter-visit',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/calendar/visits/new');
      await page.getByRole('button', { name: 'Add visit' }).click();
      await expect(page.getByText('Please enter the name')).toBeVisible();
    },
  },
  { name: 'hand-entered-visit', show: showEnteredVisit },
  {
    name: 'hand-entered-visit-in-calendar',
    isOccasional: true,
    show: async (page) => {
      await showEnteredVisit(page);
      await page.getByRole('link', { name: 'The day in your calendar' }).click();
      await expect(page.getByRole('link', { name: /, entered by hand$/ })).toBeVisible();
    },
  },
  {
    name: 'pay-visit',
    show: async (page) => {
      await showEnteredVisit(page);
      await page.getByRole('button', { name: 'Make a link' }).click();
      await openPage(page, await page.getByLabel('Link to pay for this visit').inputValue());
      await expect(page.getByRole('heading', { name: 'Your visit' })).toBeVisible();
    },
  },
  {
    name: 'pay-visit-unknown',
    isOccasional: true,
    show: (page) => openPage(page, '/pay/unknown'),
    expectedErrors: refused,
  },
  {
    name: 'wizard-complaints',
    isOccasional: true,
    show: async (page) => {
      await openWizard(page);
      await next(page);
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'wizard-experience',
    isOccasional: true,
    show: async (page) => {
      await openWizard(page);
      await fillBasicInfo(page, newEmail());
      await next(page);
      await page.getByLabel('Add a service').selectOption('Oil change');
      await page.getByLabel('Price').fill('49,99,9');
      await next(page);
      await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toContainText(
        'Experience',
      );
    },
  },
  {
    name: 'wizard-documents',
    isOccasional: true,
    show: async (page) => {
      await openWizard(page);
      await fillBasicInfo(page, newEmail());
      await next(page);
      await page.getByLabel('Years of experience').fill('7');
      await page.getByLabel('Add a service').selectOption('Oil change');
      await page.getByLabel('Price').fill('80');
      await next(page);
      await page.getByLabel('Add certifications').setInputFiles([license]);
      await expect(page.getByText('license.pdf')).toBeVisible();
    },
  },
  {
    name: 'wizard-account',
    isOccasional: true,
    show: async (page) => {
      await openWizard(page);
      await fillUntilAccount(page, newEmail());
    },
  },
  { name: 'professional-completed', isOccasional: true, show: completeVisit },
  {
    name: 'professional-time-zone',
    isOccasional: true,
    expectedErrors: refused,
    show: async (page) => {
      const { visit } = await payVisit(await createMember());
      await signedInAs(page, emailOf(visit));
      await openPage(page, '/dashboard/professional/profile');
      await page.getByLabel('Service area').fill('Denver, CO');
      const form = page.getByRole('form', { name: 'Where you work' });
      await form.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByRole('dialog', { name: 'This place is in another time zone' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-professional',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional');
    },
  },
  {
    name: 'dashboard-professional-more',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional');
      const more = page.getByRole('button', { name: 'More', exact: true });
      if (!(await more.isVisible())) return;
      await more.click();
      await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-professional-unfinished',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, unfinished);
      await openPage(page, '/dashboard/professional');
    },
  },
];

/** A professional who has neither been approved nor connected Stripe yet. */
const unfinished =
  demoProfessionals.findLast(({ hasStripeAccount, isApproved }) => !hasStripeAccount && !isApproved)?.email ?? '';

/** Completes a visit, within the minute in which that can be undone. */
async function completeVisit(page: Page): Promise<void> {
  const { visit, bookingId } = await payVisit(await createMember());
  await letVisitPass(bookingId);
  await signedInAs(page, emailOf(visit));
  await openPage(page, `/dashboard/professional/calendar?appointment=${bookingId}`);
  await page.getByRole('dialog', { name: visit.service.name }).getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(page.getByText('Appointment completed')).toBeVisible();
}
