/** Writes a text of several lines, such as an address, on one line. */
export function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(', ');
}
