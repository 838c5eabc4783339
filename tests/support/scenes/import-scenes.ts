import { expect } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { mixedFile, showImported, showPreview } from '../imports/import-page.ts';
import { refused, type Scene, signedInAs } from './scene.ts';

/** Files of clients and visits: before, while they are looked through, and after. */
export const importScenes: Scene[] = [
  {
    name: 'import-start',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/import');
    },
  },
  {
    name: 'import-refused',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/import');
      const file = { name: 'clients.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText('This is a spreadsheet')).toBeVisible();
    },
    expectedErrors: refused,
  },
  {
    name: 'import-preview',
    show: async (page) => {
      await showPreview(page, mixedFile());
      await page.getByLabel('Service for visits').selectOption({ index: 1 });
      await expect(page.getByText('1 client and 1 visit will be added')).toBeVisible();
    },
  },
  {
    name: 'import-columns',
    isOccasional: true,
    show: async (page) => {
      await showPreview(page, 'Who,Reachable by,Remarks\nMaya Brooks,maya@example.com,Two dogs\n');
      await expect(page.getByLabel('Reachable by')).toBeVisible();
    },
  },
  { name: 'import-history', show: showImported },
  {
    name: 'added-clients',
    show: async (page) => {
      await showImported(page);
      await openPage(page, '/dashboard/professional/clients/added');
    },
  },
  {
    name: 'import-ended',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/import/unknown');
    },
    expectedErrors: refused,
  },
];
