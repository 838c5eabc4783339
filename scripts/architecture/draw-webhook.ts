import { handledEventTypes } from '#app/features/stripe-events/event-handlers.server.ts';
import { importedNames, roomOf, type Source } from './sources.ts';

const file = 'app/features/stripe-events/event-handlers.server.ts';

/**
 * Draws the path of a Stripe event, for docs/architecture/money.md: from the webhook to the command that handles it.
 */
export function drawWebhook(sources: readonly Source[]): string {
  const source = sources.find((candidate) => candidate.file === file);
  if (!source) throw new Error(`${file} is not there`);
  const commands = importedNames(source);
  const called = (text: string) => [...commands.keys()].find((name) => text.includes(`${name}(`));
  const shared = new Map(
    [...source.text.matchAll(/^const (\w+): EventHandler = (.*);$/gm)].map(([, name = '', body = '']) => [
      name,
      called(body),
    ]),
  );
  const byCommand = new Map<string, string[]>();
  for (const type of handledEventTypes) {
    const body = new RegExp(`'${type.replaceAll('.', '\\.')}': (.*),$`, 'm').exec(source.text)?.[1] ?? '';
    const command = shared.get(body) ?? called(body);
    if (!command) throw new Error(`What follows ${type} is not read from ${file}`);
    byCommand.set(command, [...(byCommand.get(command) ?? []), type]);
  }
  return [
    'flowchart LR',
    '  stripe([Stripe]) --> endpoint["POST /api/webhooks/stripe"] -- a row --> queue[payments.stripe-event]',
    '  catchUp["payments.catch-up, every 5 minutes"] -- what was missed --> queue',
    ...[...byCommand].map(
      ([command, types]) =>
        `  queue -- "${types.join('<br/>')}" --> ${command}["${command}<br/>${roomOf(commands.get(command) ?? '')}"]`,
    ),
  ].join('\n');
}
