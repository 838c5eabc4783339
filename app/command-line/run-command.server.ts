import { commands, type Command } from './commands.server.ts';

/** The exit code of a command line that cannot be understood, as of most programs. */
const misusedExitCode = 2;

/**
 * Runs the command that these words begin with, `serve` without any; the rest are its arguments.
 * @throws whatever stops the command
 */
export async function runCommand(words: readonly string[]): Promise<void> {
  const found = words.length === 0 ? { command: commands.serve, rest: [] } : findCommand(words);
  if (!found) return explain(words);
  const { command, rest } = found;
  const expected = command.arguments.length;
  const isUnderstood = expected > 0 ? rest.length === expected : rest.every((word) => command.options.includes(word));
  if (!isUnderstood) return explain(words);
  await command.run(rest);
}

function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  const entry = Object.entries(commands).find(([name]) => `${words.join(' ')} `.startsWith(`${name} `));
  return entry && { command: entry[1], rest: words.slice(entry[0].split(' ').length) };
}

/** Prints what there is: to whoever asks for it, or in place of a command line that says nothing. */
function explain(words: readonly string[]): void {
  const isAsked = ['help', '--help', '-h'].includes(words[0] ?? '');
  (isAsked ? process.stdout : process.stderr).write(usage());
  process.exitCode = isAsked ? 0 : misusedExitCode;
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, command]) => {
    const line = [name, ...command.options.map((option) => `[${option}]`), ...command.arguments].join(' ');
    return `  ${line.padEnd(24)} ${command.summary}`;
  });
  return `Usage: doorstep COMMAND\n\n${lines.join('\n')}\n`;
}
