import { randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { controlSandbox } from './sandbox-control.ts';

export const baseUrl = `http://localhost:${process.env['E2E_PORT']}`;
export const sandbox = controlSandbox(`http://127.0.0.1:${Number(process.env['E2E_PORT']) + 1}`);

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A client with a confirmed account. */
export interface Member {
  id: string;
  email: string;
  password: string;
  name: string;
  /** The cookies of a session, for a browser context. */
  storageState: StorageState;
  /** Calls as this client, like a browser of ours makes them. */
  api: APIRequestContext;
}

/**
 * A browser context of its own takes this, or it shares the test's session, which ends when somebody else signs in
 * there.
 */
export const nobodySignedIn: StorageState = { cookies: [], origins: [] };

export const memberPassword = 'correct horse';

export const newEmail = () => `maya-${randomUUID().slice(0, 8)}@example.com`;

/** People come from many networks, and of one network only so many sign up in an hour. */
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

/** Mails come within a tenth of a second as a rule; Playwright's own intervals grow to a whole one. */
const untilMailed = { timeout: 20_000, intervals: [50] };

/** The link of the newest confirmation mail to this address. */
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

/** Where the newest mail to this address that can be switched off says so. */
export async function emailChoiceLink(email: string): Promise<string> {
  const link = async () =>
    (await sandbox.mails(email))
      .map(({ text }) => text?.match(/https?:\/\/\S+\/email-choice\/[\w.-]+/)?.[0])
      .find(Boolean);
  await expect.poll(link, untilMailed).toBeTruthy();
  return (await link()) ?? '';
}
