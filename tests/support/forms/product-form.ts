import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** A form of the product, as the walk through a bad network meets it. */
export interface ProductForm {
  /** With every `npm test`; the others are walked by `npm run test:visual`. */
  isWalkedAlways?: true;
  /** Its name in the source: the one given to `Form`. */
  name: string;
  /** Brings a page to where the form stands. */
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  /** Fills it in so that it can be sent. */
  fill: (form: Locator, page: Page) => Promise<void>;
  /** What sends it. */
  send: (page: Page) => Locator;
  /** The call that it makes: a path below /api, `*` for one part. */
  call: string;
  /** It goes away as soon as it is sent, and comes back with what was typed when that fails. */
  closesAtOnce?: true;
  /** It stands in the page as the server sends it: it is tried with its scripts missing, too. */
  isServed?: true;
  /** Where it works as an HTML form without any script. */
  isPlain?: true;
  /** What says that it went through; with it the form is also sent with its answer lost. */
  done?: (page: Page) => Locator;
}

export const form = (page: Page, { name }: ProductForm) =>
  page.locator(`form[name="${name}"], form[name^="${name} "]`).first();
