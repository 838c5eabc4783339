/** Returns the calendar file that a mail attaches, from the mail's source; "" if there is none. */
export function attachedVisitFile(source: string): string {
  const encoded = source.split(/filename=visit\.ics[^]*?\r?\n\r?\n/)[1]?.split('--')[0] ?? '';
  return Buffer.from(encoded, 'base64').toString();
}
