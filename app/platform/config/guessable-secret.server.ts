/**
 * Words that people use as secrets and that examples contain; a random text of this length does not contain one by
 * chance.
 */
const tellingWords = /secret|password|passwort|example|doorstep|change.?me|qwerty|letmein|default|placeholder|xxxxxx/i;

const fewestCharacters = 9;

/**
 * Returns why a secret could be guessed; undefined for one from `openssl rand -base64 32`. It catches secrets that
 * people made up; it does not measure strength.
 */
export function guessableReason(secret: string): string | undefined {
  if (new Set(secret).size < fewestCharacters) return 'is made of few different characters';
  if (/^(.+?)\1+$/s.test(secret)) return 'repeats itself';
  if (tellingWords.test(secret)) return 'contains a word that examples are made of';
  if (/^[a-z]+(?:[ ._-]+[a-z]+)+[.!?]?$/i.test(secret) && secret.toLowerCase() === secret)
    return 'is made of plain words';
  if (stepsInOrder(secret) > secret.length / 2) return 'counts up or down';
  return undefined;
}

/** Counts how often a character follows its neighbor in the alphabet, or repeats it. */
function stepsInOrder(text: string): number {
  return [...text].filter(
    (character, index) => index > 0 && Math.abs(character.charCodeAt(0) - text.charCodeAt(index - 1)) <= 1,
  ).length;
}
