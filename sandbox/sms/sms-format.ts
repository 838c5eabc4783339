import type { SandboxText } from './sms-store.ts';

export const smsAccount = {
  accountSid: 'AC5a11d0b0c5a11d0b0c5a11d0b0c5a11d0',
  authToken: 'sandbox-twilio-token',
  from: '+15125550100',
} as const;

/** Millionths of a dollar would do, but Twilio writes dollars with five decimals, negative because we pay. */
const centsPerSegment = 0.83;

/** Returns a text as the Message resource of Twilio's API (twilio.com/docs/messaging/api/message-resource). */
export function messageResource(text: SandboxText): object {
  const path = `/2010-04-01/Accounts/${smsAccount.accountSid}/Messages/${text.sid}`;
  const date = new Date(text.createdAt).toUTCString().replace('GMT', '+0000');
  const isSent = !['queued', 'accepted', 'failed'].includes(text.status);
  return {
    account_sid: smsAccount.accountSid,
    api_version: '2010-04-01',
    body: text.body,
    date_created: date,
    date_sent: isSent ? date : null,
    date_updated: date,
    direction: text.direction,
    error_code: text.errorCode,
    error_message: null,
    from: text.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(text.segments),
    price: isSent ? `-${((text.segments * centsPerSegment) / 100).toFixed(5)}` : null,
    price_unit: 'USD',
    sid: text.sid,
    status: text.status,
    subresource_uris: { media: `${path}/Media.json` },
    to: text.to,
    uri: `${path}.json`,
  };
}

/** Returns an error as Twilio's API answers it. */
export function errorAnswer(code: number, message: string, status: number): object {
  return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status };
}

/** What Twilio's test numbers answer (twilio.com/docs/iam/test-credentials). */
export const magicNumbers: Readonly<Record<string, readonly [code: number, message: string]>> = {
  '+15005550001': [21211, "Invalid 'To' Phone Number: +15005550001"],
  '+15005550002': [21612, "The 'To' phone number is not currently reachable using the 'From' phone number"],
  '+15005550003': [21408, "Permission to send an SMS has not been enabled for the region indicated by the 'To' number"],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
};
