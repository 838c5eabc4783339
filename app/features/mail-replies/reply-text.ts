import EmailReplyParser from 'email-reply-parser';

const parser = new EmailReplyParser();

/**
 * Characters that are read: several times what a message can have, with the beginning of what it quotes. The parser's
 * time grows with the square of a text that is made for it.
 */
const readMaximum = 10_000;

/** Returns what somebody wrote in a reply, without the mail it quotes and without a signature. */
export function replyTextOf(text: string): string {
  return parser.parseReply(withoutUnknownQuotes(text.slice(0, readMaximum).replaceAll('\r\n', '\n'))).trim();
}

/** Cuts a quoted mail that begins with its headers, in the form of Outlook, which the parser does not always find. */
function withoutUnknownQuotes(text: string): string {
  const headers = /^(?:_{10,}|-{3,} ?original message ?-{3,})$|^\**from:\**[^\n]*\n\**(?:sent|date|to):/im;
  const found = headers.exec(text);
  return found ? text.slice(0, found.index) : text;
}
