/**
 * Final answers about the recipient's address or mailbox, by their codes (RFC 5321, 4.2.1; RFC 3463, 3.2 and 3.3). A
 * refusal without such a code, or one of the sender, of the login or by a policy, is about us: the operator can end it.
 * The recipient can empty a full mailbox (5.2.2).
 */
const finalRefusal = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.[13])\b/;

/** Returns the codes with which a mail server refuses this recipient for good; undefined if that is not what it says. */
export function refusalOfRecipient(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('response' in error)) return undefined;
  return finalRefusal.exec(String(error.response))?.[0].replace('-', ' ');
}
