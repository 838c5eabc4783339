import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { createMember, type Member } from '../e2e-member.ts';
import { openPage } from '../e2e-page.ts';

/** A page in one of its states. */
export interface Scene {
  name: string;
  /**
   * Read by axe in `npm run test:visual`, not with every `npm test`: a further state of another scene's page, or one
   * much like it.
   */
  isOccasional?: true;
  /** Brings the page there. */
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  /** Of the browser's console, in this state. */
  expectedErrors?: RegExp;
}

/** What the console says when the server refuses something on purpose. */
export const refused = /Failed to load resource/;

/** The id of nobody and nothing. */
export const nobody = '01a1f9cd-0000-7000-8000-000000000000';

/** The same, read by `npm run test:visual` only. */
export const occasionally = (scene: Scene): Scene => ({ ...scene, isOccasional: true });

/** A page as it opens. */
export function plain(name: string, path: string, expectedErrors?: RegExp): Scene {
  return { name, show: (page) => openPage(page, path), ...(expectedErrors ? { expectedErrors } : {}) };
}

/** A new client, signed in in the browser. */
export async function signedIn(page: Page): Promise<Member> {
  const member = await createMember();
  await page.context().addCookies(member.storageState.cookies);
  return member;
}

/** One of the demo's accounts, signed in in the browser. */
export async function signedInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
}
