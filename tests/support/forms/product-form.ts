import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ProductCall } from '../buttons/product-button.ts';

/** A form of the product, as the bad-network tests use it. */
export interface ProductForm {
  /** Tested with every `npm test`; the others only by `npm run test:visual`. */
  isWalkedAlways?: true;
  /** Its name in the source: the one given to `Form`. */
  name: string;
  /** Opens a page with the form. */
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  /** Fills it in so that it can be sent. */
  fill: (form: Locator, page: Page) => Promise<void>;
  send: (page: Page) => Locator;
  /** The call it makes. */
  call: ProductCall;
  /** It closes as soon as it is sent, and reopens with the typed input if that fails. */
  closesAtOnce?: true;
  /** It is part of the page as served, so it is also tested with its scripts missing. */
  isServed?: true;
  /** It works as an HTML form without any script. */
  isPlain?: true;
  /** What shows success; if set, the form is also sent with its answer lost. */
  done?: (page: Page) => Locator;
}

export const form = (page: Page, { name }: ProductForm) =>
  page.locator(`form[name="${name}"], form[name^="${name} "]`).first();
