import { expect, type Page } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ButtonPage } from './product-button.ts';

const first = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function openDashboard(page: Page, section: string): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  await openPage(page, `/dashboard/professional${section}`);
}

/** The Undo button of the newest toast that has one. */
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).last();

/** The pictures of the portfolio, in order. */
const order = (page: Page) =>
  page
    .getByRole('list', { name: 'Your photos' })
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

export const professionalButtonPages: ButtonPage[] = [
  {
    name: 'professional-services',
    show: (page) => openDashboard(page, '/services'),
    buttons: [
      {
        name: 'delete a service',
        module: 'app/features/services/components/use-service-changes.ts',
        call: 'POST functions/delete-stripe-service',
        open: (page) =>
          page
            .getByRole('table')
            .getByRole('button', { name: /^Delete / })
            .first()
            .click(),
        button: inDialog('Delete service'),
      },
    ],
  },
  {
    name: 'professional-portfolio',
    show: (page) => openDashboard(page, '/portfolio'),
    buttons: [
      {
        name: 'reorder photos',
        module: 'app/features/portfolio/components/use-portfolio.ts',
        call: 'PUT professionals/*/work-photos/order',
        button: (page) => page.getByRole('button', { name: /^Make main image/ }).last(),
        standing: order,
      },
      {
        name: 'delete a photo',
        module: 'app/features/portfolio/components/use-portfolio.ts',
        call: 'DELETE professionals/*/work-photos/*',
        button: (page) =>
          page
            .getByRole('list', { name: 'Your photos' })
            .getByRole('button', { name: /^Delete/ })
            .last(),
        standing: order,
      },
      {
        name: 'put a photo back',
        module: 'app/features/portfolio/components/use-portfolio.ts',
        call: 'PUT professionals/*/work-photos/*/restored',
        open: (page) =>
          page
            .getByRole('list', { name: 'Your photos' })
            .getByRole('button', { name: /^Delete/ })
            .last()
            .click(),
        button: undo,
        taken: (page) => expect(page.getByText('Photo not put back')).toBeHidden(),
      },
    ],
  },
  {
    name: 'professional-hours',
    show: (page) => openDashboard(page, '/settings'),
    buttons: [
      {
        name: 'save working hours',
        module: 'app/features/availability/hours/components/use-weekly-hours.ts',
        call: 'POST availability-previews',
        open: async (page) => {
          if (await first(/^Save hours$/)(page).isEnabled()) return;
          await page.getByRole('main').getByRole('switch', { checked: false }).last().click();
        },
        button: first(/^Save hours$/),
      },
      {
        name: 'save working hours that concern no visit',
        module: 'app/features/availability/hours/components/use-weekly-hours.ts',
        call: 'PUT professional-hours',
        button: first(/^Save hours$/),
      },
    ],
  },
  {
    name: 'professional-reviews',
    show: (page) => openDashboard(page, '/reviews'),
    buttons: [
      {
        name: 'delete a reply',
        module: 'app/features/reviews/components/reply-editor.tsx',
        call: 'DELETE reviews/*/reply',
        button: first(/^Delete reply to/),
      },
    ],
  },
  {
    name: 'professional-payments',
    show: (page) => openDashboard(page, '/payments'),
    buttons: [
      {
        name: 'open Stripe',
        module: 'app/features/earnings/components/stripe-money.tsx',
        call: 'POST connected-account/dashboard-link',
        button: first(/^Open Stripe/),
      },
    ],
  },
  {
    name: 'professional-stripe-connect',
    show: async (page) => {
      await signedInAs(page, 'talia.brenner@doorstep.test');
      await openPage(page, '/dashboard/professional/stripe-connect');
    },
    buttons: [
      {
        name: 'connect with Stripe',
        module: 'app/features/connected-accounts/components/use-connect-stripe.ts',
        call: 'POST functions/create-connect-account',
        button: first(/^Connect with Stripe/),
      },
    ],
  },
];
