/** Writes a line for the person at the terminal; what operators collect goes to the log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
