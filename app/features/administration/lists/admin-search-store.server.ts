import { type RawBuilder, sql } from 'kysely';
import { isId } from '#app/platform/http/api/path-parameters.ts';

type Condition = RawBuilder<unknown>;

/** How rows are found by a number that somebody reads out. */
export type NumberConditions = {
  id: (id: string) => Condition;
  /** By the last 10 hex digits of the payment's id; absent where receipts mean nothing. */
  receipt?: (digits: string) => Condition;
};

const receiptPattern = /^r-([0-9a-f]{10})$/i;
/** Digits with what people write between them, as a word or words of their own. */
const phonePattern = /(?<!\S)\+?[\d(][\d\s().-]*\d(?!\S)/g;
const phoneDigitsMinimum = 7;

/** Whether a search is an id or the number of a receipt. */
export function isNumberSearch(search: string): boolean {
  return isId(search) || receiptPattern.test(search);
}

/** Matches the row of an id or receipt; undefined if the search is neither. */
export function hasNumber(search: string, { id, receipt }: NumberConditions): Condition | undefined {
  if (isId(search)) return id(search);
  const digits = receiptPattern.exec(search)?.[1];
  return digits === undefined ? undefined : receipt?.(digits.toLowerCase());
}

/**
 * Matches if every word of a search occurs in a person's text, and every phone number in the person's, however either
 * is written.
 */
export function containsWords(search: string, text: Condition, phone: Condition): Condition {
  const phones: string[] = [];
  const rest = search.replaceAll(phonePattern, (run) => {
    if (digitsOf(run).length < phoneDigitsMinimum) return run;
    phones.push(run);
    return ' ';
  });
  return allOf([
    ...wordsOf(rest, text),
    ...phones.map((run) => sql`(${allOf(wordsOf(run, text))} or ${hasPhone(digitsOf(run), text, phone)})`),
  ]);
}

function allOf(conditions: readonly Condition[]): Condition {
  return sql.join(conditions, sql` and `);
}

function wordsOf(search: string, text: Condition): Condition[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
}

/** Only the digits, without the country code of the United States, which most numbers are stored without. */
function digitsOf(run: string): string {
  return run.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** Matches a phone number by its digits; one of the usual length is first looked up in the index of the text. */
function hasPhone(digits: string, text: Condition, phone: Condition): Condition {
  const isSame = sql`regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`;
  const groups = /^(\d{3})?(\d{3})(\d{4})$/.exec(digits)?.slice(1).filter(Boolean);
  return groups ? sql`(${text} like ${`%${groups.join('%')}%`} and ${isSame})` : isSame;
}
