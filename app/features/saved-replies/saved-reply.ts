export const savedReplyLimits = {
  /** Characters. */
  title: 60,
  text: 2_000,
  /** Replies of a professional. */
  replies: 50,
} as const;

export const savedReplyMessages = { title: 'Please name it', text: 'Please write the reply' } as const;

/** What placeholders stand for in a conversation. */
export type PlaceholderValues = { name: string; service: string | undefined };

/** Returns a saved reply with the first name of the client, and the service of their last booking or "your visit". */
export function fillReply(text: string, { name, service = 'your visit' }: PlaceholderValues): string {
  const [firstName = ''] = name.split(' ');
  return text.replaceAll(/\{name\}/gi, () => firstName).replaceAll(/\{service\}/gi, () => service);
}
