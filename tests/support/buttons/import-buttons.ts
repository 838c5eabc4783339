import type { Page } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { newPersonName, showImported, showPreview } from '../imports/import-page.ts';
import type { ButtonPage } from './product-button.ts';

const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Buttons of professionals who import files. */
export const importButtonPages: ButtonPage[] = [
  {
    name: 'import-preview',
    show: (page) => {
      const { name, email } = newPersonName();
      return showPreview(page, `Name,Email\n${name},${email}\n`, 'clients.csv');
    },
    buttons: [
      {
        name: 'import a file',
        module: 'app/features/client-import/components/use-preview.ts',
        call: 'POST imports/*/confirmation',
        button: (page) => page.getByRole('button', { name: 'Import 1 client' }),
      },
      {
        name: 'discard a file',
        module: 'app/features/client-import/components/use-preview.ts',
        call: 'DELETE imports/*',
        button: (page) => page.getByRole('button', { name: 'Discard' }),
      },
    ],
  },
  {
    name: 'imports',
    show: showImported,
    buttons: [
      {
        name: 'undo an import',
        module: 'app/features/client-import/components/use-undo-import.ts',
        call: 'POST imports/*/undo',
        open: (page) =>
          page
            .getByRole('button', { name: /^Undo the import of/ })
            .first()
            .click(),
        button: inDialog('Undo import'),
      },
    ],
  },
  {
    name: 'added-clients',
    show: async (page) => {
      await showImported(page);
      await openPage(page, '/dashboard/professional/clients/added');
    },
    buttons: [
      {
        name: 'remove an added client',
        module: 'app/features/added-clients/components/use-remove-client.ts',
        call: 'DELETE added-clients/*',
        open: (page) =>
          page
            .getByRole('button', { name: /^Remove Robin/ })
            .first()
            .click(),
        button: inDialog('Remove client'),
      },
    ],
  },
];
