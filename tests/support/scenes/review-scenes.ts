import { expect, type Page } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { occasionally, type Scene, signedInAs } from './scene.ts';

/** Reviews as clients, professionals and the team see them. */
export const reviewScenes: Scene[] = [
  scene('dashboard-review', { email: 'client@doorstep.test', path: '/dashboard/client' }, async (page) => {
    await page
      .getByRole('button', { name: /^Review: / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Publish review' }).click();
    await expect(page.getByText('Please choose one to five stars')).toBeVisible();
  }),
  occasionally(
    scene('dashboard-own-review', { email: 'client@doorstep.test', path: '/dashboard/client' }, async (page) => {
      await page
        .getByRole('button', { name: /^Your review: / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Your review' })).toBeVisible();
    }),
  ),
  scene(
    'professional-reviews',
    { email: 'professional@doorstep.test', path: '/dashboard/professional/reviews' },
    async (page) => {
      await page
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Publish reply' }).click();
      await expect(page.getByText('Please write a reply')).toBeVisible();
    },
  ),
  occasionally(scene('admin-reviews', { email: 'admin@doorstep.test', path: '/dashboard/admin/reviews' })),
];

function scene(
  name: string,
  { email, path }: { email: string; path: string },
  then: (page: Page) => Promise<void> = async () => {},
): Scene {
  return {
    name,
    show: async (page) => {
      await signedInAs(page, email);
      await openPage(page, path);
      await then(page);
    },
  };
}
