import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** A call that changes something: its method, and a path below /api with `*` for one segment. */
export type ProductCall = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;

/** A button, switch or picture that changes something on its own, outside any form. */
export interface ProductButton {
  /** What it does, in a few words. */
  name: string;
  /** The module that makes its call: app/features/… */
  module: string;
  /** The call it makes. */
  call: ProductCall;
  /** Makes it visible if the page does not show it at first, by opening the question before it. */
  open?: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  /** What must be unchanged, where the page shows a change before the server has answered. */
  standing?: (page: Page) => Promise<unknown>;
  /** For an offer that disappears when pressed and must come back on its own: waits until it was accepted. */
  taken?: (page: Page) => Promise<void>;
  /**
   * For code that loads on the first press: without a connection the page says so, and continues on its own once it
   * is back; in a browser that remembers the failure, after a reload and a second press. Waits for the resulting page,
   * and returns.
   */
  goesOn?: (page: Page) => Promise<void>;
}

/** Buttons that one visit to a page can press one after another. */
export interface ButtonPage {
  name: string;
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  buttons: ProductButton[];
}
