import { createHash } from 'node:crypto';

/** A file in a mail, as its sender names it; nothing about it has been checked. */
export type MailedFile = { name: string; bytes: Uint8Array };

/** A mail to us, as far as we read it. */
export interface ReadMail {
  /** The Message-ID; the hash of the whole mail if it has none. */
  id: string;
  from: string;
  /** Every address it was sent or delivered to, in lower case. */
  to: readonly string[];
  /** Sent by a program: an absence notice, a bounce, a list. Such mails are never answered (RFC 3834). */
  isAutomatic: boolean;
  text: string;
  files: readonly MailedFile[];
}

/**
 * Reads a mail in the format of RFC 5322.
 * @throws Error for what is none
 */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  // Loaded with the first mail that comes.
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const receivers = ['delivered-to', 'x-original-to', 'envelope-to'].map((key) => headers.get(key) ?? '');
  const addresses = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) =>
    one.group ? one.group.map(({ address }) => address) : [one.address],
  );
  return {
    id: mail.messageId ?? createHash('sha256').update(raw).digest('hex'),
    from: (mail.from?.address ?? '').toLowerCase(),
    to: [...addresses, ...receivers].map((address) => address.trim().replaceAll(/[<>]/g, '').toLowerCase()),
    isAutomatic: isAutomatic(headers),
    text: mail.text ?? '',
    files: mail.attachments
      .filter(({ disposition, related }) => disposition === 'attachment' || !related)
      .map(({ filename, content }) => ({
        name: filename ?? '',
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
  };
}

function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase();
  const isGenerated = submitted !== undefined && !submitted.startsWith('no');
  const isBulk = /^(?:bulk|junk|list|auto_reply)$/i.test(headers.get('precedence')?.trim() ?? '');
  const isBounce = headers.get('return-path')?.trim() === '<>';
  const isMarked = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((key) => headers.has(key));
  return isGenerated || isBulk || isBounce || isMarked;
}
