/** What a phone can ask for. */
export type Keyword = 'stop' | 'start' | 'help';

const words: Record<Keyword, readonly string[]> = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  start: ['START', 'UNSTOP', 'YES'],
  help: ['HELP', 'INFO'],
};

/**
 * Returns the keyword that a text is, whatever its case, spaces and punctuation ("Stop.", "opt out"); undefined for
 * anything else. Twilio's list (twilio.com/docs/messaging/features/advanced-opt-out).
 */
export function keywordOf(text: string): Keyword | undefined {
  const word = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (Object.keys(words) as Keyword[]).find((keyword) => words[keyword].includes(word));
}

/** What we answer, where Twilio does not. */
export function keywordReply(keyword: Keyword, contactEmail: string): string {
  if (keyword === 'stop') return 'Doorstep: You won’t get any more texts from us. Reply START to get them again.';
  if (keyword === 'start')
    return 'Doorstep: Texts about your visits are on again. Msg frequency varies. Msg & data rates may apply. Reply STOP to end, HELP for help.';
  return `Doorstep: Texts about your visits. Help: ${contactEmail}. Msg frequency varies. Msg & data rates may apply. Reply STOP to end.`;
}
