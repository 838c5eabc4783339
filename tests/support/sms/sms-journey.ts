import { afterAll, expect } from 'vitest';
import { deriveSmsCodesFrom } from '#app/features/sms/numbers/sms-code.server.ts';
import type { MobileNumberDto } from '#app/features/sms/numbers/number-dto.ts';
import type { ChoiceKind, Recipient } from '#app/features/notices/notices.ts';
import { connectSms, type SmsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { joinSandbox } from '#sandbox/sandbox-clients.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { bookingJourney, eventually, type Person } from '../booking-journey.ts';
import type { RunningApp } from '../running-app.ts';
import type { TestDatabase } from '../test-database.ts';

let numbers = 100;

/** A number that no other test of the file has. */
export function newPhone(): string {
  numbers += 1;
  return `+1512555${String(numbers).padStart(4, '0')}`;
}

/** A zone in which it is this hour now, whenever the test runs. */
export function zoneAtHour(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours()) % 24) + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Confirms numbers and receives texts, over HTTP and at the sandbox's stand-in for Twilio. */
export async function smsJourney(app: RunningApp, testDatabase: TestDatabase) {
  const { call } = bookingJourney(app, testDatabase);
  const { pool } = testDatabase;
  deriveSmsCodesFrom([testSecret]);
  const { sms } = await joinSandbox(app.sandbox.url);
  const { from, ...account } = sms;
  /** Connects texts anew, with other settings. */
  const connect = (settings: Partial<SmsSettings> = {}) =>
    connectSms({
      ...account,
      sender: { from },
      countries: ['US'],
      dailySegments: 1_000,
      answersKeywords: true,
      ...settings,
    });
  connect();
  afterAll(() => connectSms(undefined));

  const requestCode = (as: Person, phone: string, time_zone = zoneAtHour(12)) =>
    call<MobileNumberDto>('POST', '/text-messages/code', { as, body: { phone, time_zone } });
  const confirmCode = (as: Person, code: string) =>
    call<MobileNumberDto>('POST', '/text-messages/confirm', { as, body: { code } });
  /** Returns what a phone got, latest first. */
  const textsTo = async (phone: string) => (await app.sandbox.texts(phone)).filter(({ to }) => to === phone);
  /** Returns the code that a phone got last. */
  const codeOn = async (phone: string) => (await textsTo(phone))[0]?.body.match(/\d{6}/)?.[0] ?? '';
  /** Gives a person a number, in whose zone it is noon. */
  const withNumber = async (as: Person, phone = newPhone(), zone = zoneAtHour(12)) => {
    const asked = await requestCode(as, phone, zone);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const answer = await confirmCode(as, await codeOn(phone));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return phone;
  };
  const choose = (as: Person, recipient: Recipient, kind: ChoiceKind, enabled = true) =>
    call('PUT', '/notification-preferences', { as, body: { recipient, kind, channel: 'sms', enabled } });
  /** Waits until no text is due, and returns the notices that a phone got, oldest first. */
  const noticesTo = async (phone: string) => {
    await eventually(async () => {
      const { rows } = await pool.query(
        `select 1 from pgboss.job where name in ('bookings.event', 'sms.text') and state in ('created', 'retry', 'active')
           and start_after <= now()`,
      );
      expect(rows).toEqual([]);
    });
    return (await textsTo(phone))
      .map(({ body }) => body)
      .filter((body) => !body.includes('is your code'))
      .toReversed();
  };
  return { connect, requestCode, confirmCode, textsTo, codeOn, withNumber, choose, noticesTo };
}
