import type { Config } from '#app/platform/config/config.server.ts';
import { connectSms } from '#app/platform/sms/sms-connection.server.ts';
import type { Finding } from '#app/features/system/finding.ts';
import { findSms } from '#app/features/system/parts/find-sms.server.ts';
import { smsConnection } from '#app/outside.server.ts';

/** Asks Twilio whether it knows the account. */
export async function checkSms(config: Config): Promise<Finding> {
  connectSms(smsConnection(config));
  return findSms();
}
