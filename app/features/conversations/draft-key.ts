const recipientParameters = ['professional', 'client'];

/**
 * The conversation that a page's URL names: a thread, whatever message of it is shown and whatever text is proposed, or
 * the first message to somebody.
 */
export function draftKey(pathname: string, search: string): string {
  const recipient = [...new URLSearchParams(search)].filter(([name]) => recipientParameters.includes(name));
  return recipient.length > 0 ? `${pathname}?${new URLSearchParams(recipient)}` : pathname;
}
