import { expect } from '@playwright/test';
import { openMenu, openPage } from '../browser/e2e-page.ts';
import { findPortfolio } from '../browser/e2e-visit.ts';
import { nobody, occasionally, plain, refused, type Scene } from './scene.ts';

export const publicScenes: Scene[] = [
  plain('home', '/'),
  {
    name: 'home-suggestions',
    isOccasional: true,
    show: async (page) => {
      await openPage(page, '/');
      const opener = page.getByRole('button', { name: 'What do you need?' });
      if (await opener.isVisible()) await opener.click();
      await page.getByLabel('Service', { exact: true }).first().focus();
      await page.getByRole('option', { name: /Pet Services/ }).waitFor();
    },
  },
  plain('services', '/services'),
  occasionally(plain('service', '/services/pet-services')),
  occasionally(plain('service-unknown', '/services/submarines', refused)),
  plain('how-it-works', '/how-it-works'),
  occasionally(plain('terms', '/terms')),
  occasionally(plain('privacy', '/privacy')),
  plain('contact', '/contact'),
  plain('documentation', '/docs'),
  plain('documentation-guide', '/docs/developers/webhooks'),
  plain('documentation-reference', '/docs/api/contact'),
  plain('documentation-search', '/docs/search?q=cancel'),
  occasionally(plain('documentation-nothing-found', '/docs/search?q=xylophone')),
  occasionally(plain('contact-sent', '/contact?sent=yes')),
  occasionally(plain('join-confirmation', '/join-confirmation')),
  occasionally(plain('onboarding-complete', '/pro-onboarding-complete')),
  occasionally(plain('design-system', '/ui')),
  occasionally(plain('not-found', '/nowhere', refused)),
  {
    name: 'menu',
    isOccasional: true,
    show: async (page) => {
      await openPage(page, '/');
      await openMenu(page);
    },
  },
];

export const directoryScenes: Scene[] = [
  plain('directory', '/professionals'),
  occasionally(plain('directory-filtered', '/professionals?service=Pet+Services&verified=true&search=austin')),
  occasionally(plain('directory-nobody', '/professionals?search=zebra&serviceTitle=Submarine%20repair')),
  {
    name: 'directory-filters',
    isOccasional: true,
    show: async (page) => {
      await openPage(page, '/professionals');
      const filters = page.getByRole('button', { name: 'Filters', exact: true });
      if (await filters.isVisible()) await filters.click();
    },
  },
];

export const profileScenes: Scene[] = [
  {
    name: 'profile',
    show: async (page, api) => {
      const { id } = await findPortfolio(api, ({ length }) => length > 3);
      await openPage(page, `/professionals/${id}`);
    },
  },
  {
    name: 'profile-photo',
    isOccasional: true,
    show: async (page, api) => {
      const { id, photos } = await findPortfolio(api, ({ length }) => length > 3);
      await openPage(page, `/professionals/${id}#portfolio`);
      await page.getByRole('button', { name: `Enlarge ${photos[0]?.caption}` }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  occasionally(plain('profile-unknown', `/professionals/${nobody}`, refused)),
];
