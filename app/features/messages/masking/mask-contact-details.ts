/** What stands in place of contact details. */
export const mask = '•••';

const topLevelDomains =
  'com|net|org|io|co|us|me|info|biz|app|dev|shop|store|online|site|xyz|de|uk|ca|au|fr|es|it|nl|in';
const services =
  'whats ?app|telegram|signal|instagram|insta|facebook|messenger|snapchat|snap|tik ?tok|venmo|cash ?app|zelle|paypal';

/** A word of a mail address or host: letters of any script, digits and what may stand between them. */
const word = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{Nd}_+-]*[\p{L}\p{Nd}])?`;
/**
 * The start of the first of several words with dots between them. A search that began within them would find no more,
 * and one that begins at each letter takes time by the square of the length.
 */
const start = String.raw`(?=[\p{L}\p{Nd}])(?<![\p{L}\p{Nd}][_+-]*|[\p{L}\p{Nd}]\.)`;
const words = String.raw`${start}${word}(?:\.${word})*`;

/** Each finds one kind of contact details; earlier ones first, because the later ones would find parts of them. */
const patterns: readonly RegExp[] = [
  // Links, whatever they lead to.
  /\b(?:https?:\/\/|www\.)\S+/giu,
  // maya@example.com
  new RegExp(String.raw`${words}\s*@\s*${word}(?:\s*\.\s*${word})+`, 'giu'),
  // As people write it to get around a filter: maya (at) example dot com.
  new RegExp(
    String.raw`${words}(?:\s*[([{]\s*at\s*[)\]}]\s*|\sat\s)${word}(?:(?:\.|\s*[([{]\s*dot\s*[)\]}]\s*|\sdot\s)${word})+`,
    'giu',
  ),
  // Hosts without a scheme: example.com/maya.
  new RegExp(String.raw`${start}(?:${word}\.)+(?:${topLevelDomains})\b(?:\/\S*)?`, 'giu'),
  // Names at other services: "insta: maya.b", "my WhatsApp is maya_b".
  new RegExp(String.raw`\b(?:${services})\b\s*(?::|=|-|\bis\b)\s*@?[\p{L}\p{Nd}_.]{3,}`, 'giu'),
  // @maya_b
  /(?<![\p{L}\p{Nd}])@[\p{L}\p{Nd}_.]{3,}/giu,
];

/** Digits as in phone numbers, with what stands between them. */
const digits = /(?<![\p{L}\p{Nd}])(?:\+\s?)?\(?\p{Nd}(?:[\s().\-–/]{0,3}\p{Nd}){6,14}(?!\p{Nd})/gu;
/** Days and times have as many digits: 2026-11-24, 11/24/2026, 24.11.2026 10:30. */
const dates = /^(?:\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}|\p{Nd}{1,2}[/.]\p{Nd}{1,2}[/.]\p{Nd}{4})(?:[\s,]+\p{Nd}{1,2})?$/u;

/** A text as the other side is given it, and whether something in it was masked. */
export interface MaskedText {
  text: string;
  isMasked: boolean;
}

/** Masks mails, links, phone numbers and names at other services. A text without any comes back as it is. */
export function maskContactDetails(text: string): MaskedText {
  const linkless = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, mask), text);
  const masked = linkless.replaceAll(digits, (found) => (dates.test(found.trim()) ? found : mask));
  return { text: masked, isMasked: masked !== text };
}
