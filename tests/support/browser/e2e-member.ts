import { randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { controlSandbox } from '../sandbox-control.ts';

export const baseUrl = `http://localhost:${process.env['E2E_PORT']}`;
export const sandbox = controlSandbox(`http://127.0.0.1:${Number(process.env['E2E_PORT']) + 1}`);

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A client with a confirmed account. */
export interface Member {
  id: string;
  email: string;
  password: string;
  name: string;
  /** The session's cookies, for a browser context. */
  storageState: StorageState;
  /** Calls the API as this client, the way a browser does. */
  api: APIRequestContext;
}

/**
 * For a separate browser context, which would otherwise share the test's session, which ends when somebody else signs
 * in there.
 */
export const nobodySignedIn: StorageState = { cookies: [], origins: [] };

export const memberPassword = 'correct horse';

export const newEmail = () => `maya-${randomUUID().slice(0, 8)}@example.com`;

/** Returns a new IP for each person, since sign-ups per network and hour are limited. */
function newNetwork(): string {
  const [one = 0, two = 0, three = 0] = randomBytes(3);
  return `10.${one}.${two}.${three}`;
}

/** Creates an account as /signup does and follows the mailed link, without a browser. */
export async function createMember({ confirmed = true } = {}): Promise<Member> {
  const api = await request.newContext({
    baseURL: baseUrl,
    storageState: nobodySignedIn,
    extraHTTPHeaders: { origin: baseUrl, 'x-forwarded-for': newNetwork() },
  });
  const email = newEmail();
  const person = { email, password: memberPassword, first_name: 'Maya', last_name: 'Brooks', phone: '512 555 0100' };
  const signedUp = await api.post('/api/auth/sign-up/email', { data: person });
  expect(signedUp.status(), await signedUp.text()).toBe(201);
  const { user } = (await signedUp.json()) as { user: { id: string } };
  if (confirmed) await api.post(await confirmationLink(email));
  return {
    id: user.id,
    email,
    password: memberPassword,
    name: 'Maya Brooks',
    storageState: await api.storageState(),
    api,
  };
}

/** Mails usually arrive within 100 ms; Playwright's default intervals grow to a second. */
const untilMailed = { timeout: 20_000, intervals: [50] };

/** Returns the link of the newest confirmation mail to this email. */
export async function confirmationLink(email: string): Promise<string> {
  const link = async () => (await sandbox.mails(email))[0]?.text?.match(/https?:\/\/\S+confirm-email\/\S+/)?.[0];
  await expect.poll(link, untilMailed).toBeTruthy();
  return (await link()) ?? '';
}

/** Opens the link of the newest confirmation mail and presses its button. */
export async function followConfirmation(page: Page, email: string): Promise<void> {
  await page.goto(await confirmationLink(email));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
}

/** Returns the opt-out link of the newest mail to this email that has one. */
export async function emailChoiceLink(email: string): Promise<string> {
  const link = async () =>
    (await sandbox.mails(email))
      .map(({ text }) => text?.match(/https?:\/\/\S+\/email-choice\/[\w.-]+/)?.[0])
      .find(Boolean);
  await expect.poll(link, untilMailed).toBeTruthy();
  return (await link()) ?? '';
}
