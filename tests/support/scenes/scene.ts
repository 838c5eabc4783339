import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { createMember, type Member } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';

/** A page in one of its states. */
export interface Scene {
  name: string;
  /**
   * Checked by axe only in `npm run test:visual`, not with every `npm test`: another state of a scene's page, or a
   * very similar page.
   */
  isOccasional?: true;
  /** Opens the page in this state. */
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  /** Console errors expected in this state. */
  expectedErrors?: RegExp;
}

/** The console's message when the server refuses something on purpose. */
export const refused = /Failed to load resource/;

/** An id that belongs to nothing. */
export const nobody = '01a1f9cd-0000-7000-8000-000000000000';

/** Marks a scene for `npm run test:visual` only. */
export const occasionally = (scene: Scene): Scene => ({ ...scene, isOccasional: true });

/** A page as it opens. */
export function plain(name: string, path: string, expectedErrors?: RegExp): Scene {
  return { name, show: (page) => openPage(page, path), ...(expectedErrors ? { expectedErrors } : {}) };
}

/** Signs a new client in in the browser. */
export async function signedIn(page: Page): Promise<Member> {
  const member = await createMember();
  await page.context().addCookies(member.storageState.cookies);
  return member;
}

/** Signs a demo account in in the browser. */
export async function signedInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
}

/** Leaves the page and its session, so that nothing of it asks for anything any more. */
export async function leaveSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
