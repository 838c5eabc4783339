import { isLine, visibleLine } from '#app/lib/line-text.ts';

/**
 * Returns what a cell holds of a text that a machine wrote: nobody can correct it, so it loses what nobody sees, and a
 * character that the cut would halve.
 */
export function cellText(text: string, maximum: number): string {
  return visibleText(text.slice(0, maximum));
}

/** Returns a text of several lines without its invisible characters; a tab is a space. */
export function visibleText(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => (isLine(line) ? line : visibleLine(line.replaceAll(/[\t\v\f]/g, ' '))))
    .join('\n');
}
