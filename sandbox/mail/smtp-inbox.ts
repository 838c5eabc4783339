import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { Mail, MailStore } from './mail-store.ts';

export type SmtpInbox = {
  port: number;
  /** Refuses the next `count` mails with a temporary error, so the sender has to retry. */
  refuseNext(count: number): void;
  close(): Promise<void>;
};

type OnData = NonNullable<SMTPServerOptions['onData']>;

const MAX_MAIL_BYTES = 20 * 1024 * 1024;

/** Accepts any mail and acknowledges it only once it is stored; rejects if the port is taken. */
export async function startSmtpInbox(store: MailStore, port: number, host: string): Promise<SmtpInbox> {
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    // Senders keep idle connections, which are nothing to wait for.
    closeTimeout: 500,
    banner: 'Doorstep sandbox, nothing is delivered',
    onData: (stream, session, done) => void receive(stream, session, done),
  });
  const receive = async (...[stream, session, done]: Parameters<OnData>): Promise<void> => {
    try {
      const raw = await readAll(stream);
      if (refusals > 0) {
        refusals -= 1;
        throw Object.assign(new Error('The sandbox was asked to refuse this mail'), { responseCode: 451 });
      }
      store.insert(await parse(raw, session), raw.toString());
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A client that disconnects must not stop the sandbox.
      server.on('error', () => {});
      resolve();
    });
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    refuseNext: (count) => void (refusals = count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function parse(raw: Buffer, { envelope }: SMTPServerSession): Promise<Omit<Mail, 'id'>> {
  // Loaded with the first mail, so an idle sandbox stays small.
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw);
  return {
    receivedAt: Date.now(),
    from: mail.from?.address ?? (envelope.mailFrom ? envelope.mailFrom.address : ''),
    to: envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '(no subject)',
    text: mail.text ?? '',
    html: mail.html ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}
