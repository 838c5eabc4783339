import { randomUUID } from 'node:crypto';

interface IncomingMail {
  from?: string;
  to?: string;
  text?: string;
  /** The Message-ID without its brackets. */
  id?: string;
  headers?: Record<string, string>;
  files?: readonly { name: string; bytes: Buffer }[];
}

/** A mail as a mail program sends it (RFC 5322). */
export function incomingMail({
  from = 'a@b.test',
  to = 'c@d.test',
  text = '',
  files = [],
  ...more
}: IncomingMail): string {
  const { id = `${randomUUID()}@mail.test`, headers = {} } = more;
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
    ...files.map(
      ({ name, bytes }) =>
        `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}`,
    ),
  ];
  return [
    `From: Somebody <${from}>`,
    `To: <${to}>`,
    `Subject: Re: New message`,
    `Message-ID: <${id}>`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    ...parts.map((part) => `--part\r\n${part}`),
    '--part--',
    '',
  ].join('\r\n');
}
