import type { DatabaseSync } from 'node:sqlite';
import { FaultPlan } from '../stripe/faults.ts';
import { postSigned, replyIn } from './sms-callbacks.ts';
import { smsAccount } from './sms-format.ts';
import { countSegments } from './sms-segments.ts';
import { SmsStore, type SandboxText } from './sms-store.ts';

/** A stand-in for Twilio and for the phones behind it. */
export class SmsSandbox {
  readonly store: SmsStore;
  readonly faults = new FaultPlan();
  /** Whether texts are delivered by themselves; tests report what they like otherwise. */
  delivers = true;
  private readonly productUrl: string;

  /** @param webhookUrl the product's webhook for Stripe's events, beside which those for texts are */
  constructor(database: DatabaseSync, webhookUrl: string) {
    this.store = new SmsStore(database);
    this.productUrl = new URL(webhookUrl).origin;
  }

  /** The origin at which the product hears from Twilio. */
  get callbackOrigin(): string {
    return this.productUrl;
  }

  send(text: Pick<SandboxText, 'to' | 'from' | 'body' | 'statusCallback'>): SandboxText {
    const created = this.store.insert({
      ...text,
      direction: 'outbound-api',
      segments: countSegments(text.body),
    });
    if (this.delivers) void this.deliver(created.sid);
    return created;
  }

  /** Reports a status of a text, as Twilio's status callbacks do. */
  async report(sid: string, status: string, errorCode: number | null = null): Promise<void> {
    this.store.setStatus(sid, status, errorCode);
    const text = this.store.find(sid);
    if (!text?.statusCallback) return;
    const fields = {
      MessageSid: sid,
      SmsSid: sid,
      MessageStatus: status,
      SmsStatus: status,
      AccountSid: smsAccount.accountSid,
      ApiVersion: '2010-04-01',
      From: text.from,
      To: text.to,
      ...(errorCode === null ? {} : { ErrorCode: String(errorCode) }),
    };
    // As Twilio: a callback that nobody takes is lost.
    await postSigned(text.statusCallback, fields).catch(() => undefined);
  }

  /** Sends a text from a phone to the product, and the answer back. @returns the answer */
  async receive(text: { from: string; body: string; sid?: string | undefined }): Promise<string | undefined> {
    const { sid } = this.store.insert({
      ...(text.sid === undefined ? {} : { sid: text.sid }),
      direction: 'inbound',
      from: text.from,
      to: smsAccount.from,
      body: text.body,
      status: 'received',
      segments: countSegments(text.body),
    });
    const response = await postSigned(`${this.productUrl}/api/webhooks/sms/incoming`, {
      MessageSid: sid,
      SmsSid: sid,
      AccountSid: smsAccount.accountSid,
      ApiVersion: '2010-04-01',
      From: text.from,
      To: smsAccount.from,
      Body: text.body,
      NumMedia: '0',
      NumSegments: '1',
    });
    const body = response.ok ? replyIn(await response.text()) : undefined;
    if (body !== undefined) {
      const reply = {
        direction: 'outbound-reply',
        from: smsAccount.from,
        to: text.from,
        body,
        status: 'delivered',
      } as const;
      this.store.insert({ ...reply, segments: countSegments(body) });
    }
    return body;
  }

  private async deliver(sid: string): Promise<void> {
    await this.report(sid, 'sent');
    await this.report(sid, 'delivered');
  }
}
