import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { inServersDatabase } from './e2e-database.ts';
import { sandbox } from './e2e-member.ts';

/** Returns a number that nobody else has. */
export function newMobileNumber(): string {
  return `+1512${randomInt(2_000_000, 9_999_999)}`;
}

/** Returns the code that a phone got last. */
export async function mobileCode(phone: string): Promise<string> {
  const code = async () => (await sandbox.texts(phone))[0]?.body.match(/\d{6}/)?.[0];
  await expect.poll(code, { intervals: [50] }).toBeTruthy();
  return (await code()) ?? '';
}

export async function requestMobileCode(api: APIRequestContext, phone: string): Promise<void> {
  const asked = await api.post('/api/text-messages/code', { data: { phone, time_zone: 'America/Chicago' } });
  expect(asked.status(), await asked.text()).toBe(200);
}

/** Lets the minute pass in which no other code is sent. */
export async function letCodeAge(phone: string): Promise<void> {
  await inServersDatabase("update sms_codes set sent_at = sent_at - interval '61 seconds' where phone = $1", [phone]);
}

/** Gives a person a confirmed number, without a browser. */
export async function confirmMobileNumber(api: APIRequestContext, phone = newMobileNumber()): Promise<string> {
  await requestMobileCode(api, phone);
  const confirmed = await api.post('/api/text-messages/confirm', { data: { code: await mobileCode(phone) } });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return phone;
}
