import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** The point in receiving a mail at which the sender fails. */
export type MailMoment = 'before it is sent' | 'in the middle of DATA' | 'after it was taken, before the answer';

export type TakenMail = { to: string; messageId: string };

/** A mail server that accepts every mail, until told to leave a sender hanging at a given point. */
export class FaultyInbox {
  readonly mails: TakenMail[] = [];
  url = '';
  private fault: { moment: MailMoment; happens: () => void } | undefined;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    // Not when it connects: connections are kept for later mails.
    onMailFrom: (_address, _session, done) => void (this.happens('before it is sent') || done()),
    onData: (stream, session, done) => void this.take(stream, session, done),
  });

  static async start(): Promise<FaultyInbox> {
    const inbox = new FaultyInbox();
    // Killed senders leave broken connections behind.
    inbox.server.on('error', () => undefined);
    await new Promise<void>((resolve) => inbox.server.listen(0, '127.0.0.1', resolve));
    inbox.url = `smtp://127.0.0.1:${(inbox.server.server.address() as AddressInfo).port}`;
    return inbox;
  }

  /** Resolves when a sender has reached that point; it gets no answer, nor does any other until `recover`. */
  leaveHanging(moment: MailMoment): Promise<void> {
    return new Promise((resolve) => (this.fault = { moment, happens: resolve }));
  }

  recover(): void {
    this.fault = undefined;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private happens(moment: MailMoment): boolean {
    if (this.fault?.moment !== moment) return false;
    this.fault.happens();
    return true;
  }

  private async take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession, done: () => void): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream) {
        if (this.happens('in the middle of DATA')) return;
        chunks.push(chunk as Buffer);
      }
    } catch {
      return;
    }
    const [, messageId = ''] = /^Message-ID: <(.*)>/im.exec(Buffer.concat(chunks).toString()) ?? [];
    this.mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, messageId })));
    if (!this.happens('after it was taken, before the answer')) done();
  }
}
