import * as z from 'zod/mini';

/**
 * Invisible characters that confuse some readers: control and format characters (including those that change the text
 * direction), line separators, surrogates, private-use characters, and letters that render blank.
 * https://www.unicode.org/reports/tr36/
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u034f\u{17b4}\u{17b5}\u{180b}-\u{180d}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Joiners that belong to the spelling: inside words in Arabic and Indic scripts, and in emoji made of several. */
const spelledJoiners =
  /([\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{M}\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}\u2640\u2642])/gu;

export const lineTextMessage = 'Please enter this on one line, without invisible characters.';

/** Whether a text is one line of visible characters, in any script. */
export function isLine(text: string): boolean {
  return !unseen.test(text.replace(spelledJoiners, '$1'));
}

/** Returns a text without its invisible characters, for names that machines made and nobody typed. */
export function visibleLine(text: string): string {
  return [...text]
    .filter((character) => isLine(character))
    .join('')
    .trim();
}

/** Does the same check for a text that may have several lines, such as an address. */
export function isSeveralLines(text: string): boolean {
  return text.split(/\r?\n/).every(isLine);
}

/**
 * Returns the schema of a one-line text: a name, a place, a title. Trims it; callers add length limits.
 * @param missing the message if there is no text at all
 */
export function lineText(missing?: string) {
  return z.string(missing).check(z.trim(), z.refine(isLine, lineTextMessage));
}
