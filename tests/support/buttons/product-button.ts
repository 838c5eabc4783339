import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** A button, switch or picture that changes something by itself, outside of any form. */
export interface ProductButton {
  /** What it does, in a few words. */
  name: string;
  /** The module that makes its call: app/features/… */
  module: string;
  /** The call that it makes: its verb, and a path below /api, `*` for one part. */
  call: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  /** Brings it up where it does not stand in the page: what opens a question before it. */
  open?: (page: Page) => Promise<void>;
  /** What is pressed. */
  button: (page: Page) => Locator;
  /** What stands as it was before, where the page shows a change before the server has answered. */
  standing?: (page: Page) => Promise<unknown>;
  /** An offer that goes away when it is pressed: it has to come back by itself, and this waits until it was taken. */
  taken?: (page: Page) => Promise<void>;
  /**
   * Its code is loaded when it is first pressed: without a connection the page says so, and goes on by itself when it
   * is back. This waits for where that leads, and returns.
   */
  goesOn?: (page: Page) => Promise<void>;
}

/** Buttons that one visit to a page can press one after the other. */
export interface ButtonPage {
  name: string;
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  buttons: ProductButton[];
}
