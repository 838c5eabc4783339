import { readFileSync } from 'node:fs';
import { importedNames, type Source } from './sources.ts';

interface QueueOfRoom {
  name: string;
  room: string;
  file: string;
}

/** Returns docs/architecture/jobs.md: the queues, who publishes and handles each, and the schedules. */
export function drawJobs(sources: readonly Source[]): string {
  const queues = queuesIn(sources);
  const jobFiles = sources.filter(({ file }) => file.endsWith('.jobs.server.ts'));
  const heard = jobFiles.flatMap((source) => heardIn(source, queues));
  const rows = queues.map(({ name, room, file }) => {
    const by = [...new Set(heard.filter((line) => line.queue === name).map((line) => line.room))];
    return `| \`${name}\` | ${link(room, file)} | ${by.join(', ')} |`;
  });
  const events = queues
    .filter(({ name, room }) => heard.some((line) => line.queue === name && line.room !== room))
    .flatMap(({ name, room }) => {
      const by = new Set(heard.filter((line) => line.queue === name && line.room !== room).map((line) => line.room));
      return [...by].map((other) => `  ${room} -- ${name} --> ${other}`);
    });
  const schedules = jobFiles
    .flatMap(schedulesIn)
    .map(({ name, cron, room }) => `| \`${name}\` | \`${cron}\` | ${room} |`);
  return `# Jobs

Written by \`npm run architecture\` from \`defineQueue\`, \`onQueue\`, \`onQueueInLots\` and \`onSchedule\`; a check fails while it is out of date.

A job is enqueued in the transaction of the change that asks for it ([decision 053](../decisions/053-jobs-by-room.md)).
What a room above tells a room below:

\`\`\`mermaid
flowchart LR
${events.join('\n')}
\`\`\`

| queue | published by | handled in |
|---|---|---|
${rows.join('\n')}

By the clock (cron, UTC):

| schedule | when | room |
|---|---|---|
${schedules.join('\n')}
`;
}

/** Returns the names of all queues, those of schedules too, without loading the rooms that declare them. */
export function queueNamesIn(sources: readonly Source[]): string[] {
  const schedules = sources.filter(({ file }) => file.endsWith('.jobs.server.ts')).flatMap(schedulesIn);
  return [...queuesIn(sources), ...schedules].map(({ name }) => name);
}

function queuesIn(sources: readonly Source[]): QueueOfRoom[] {
  return sources.flatMap(({ file, room, text }) =>
    [...text.matchAll(/defineQueue\(\s*'([^']+)'/g)].map(([, name = '']) => ({ name, room, file })),
  );
}

function heardIn(source: Source, queues: readonly QueueOfRoom[]): { queue: string; room: string }[] {
  const names = importedNames(source);
  return [...source.text.matchAll(/onQueue(?:InLots)?\(\s*(\w+)/g)].flatMap(([, identifier = '']) => {
    const file = names.get(identifier);
    const named = queueNamed(identifier, file, queues);
    return named ? [{ queue: named, room: source.room }] : [];
  });
}

/** Finds the queue that an imported constant names; a file may declare several. */
function queueNamed(identifier: string, file: string | undefined, queues: readonly QueueOfRoom[]): string | undefined {
  const there = queues.filter((queue) => queue.file === file);
  if (there.length < 2 || file === undefined) return there[0]?.name;
  return constantsOf(file).get(identifier);
}

function constantsOf(file: string): Map<string, string> {
  const declared = readFileSync(file, 'utf8').matchAll(/export const (\w+) = defineQueue\(\s*'([^']+)'/g);
  return new Map([...declared].map(([, identifier = '', name = '']) => [identifier, name]));
}

function schedulesIn({ room, text }: Source): { name: string; cron: string; room: string }[] {
  return [...text.matchAll(/onSchedule\(\s*'([^']+)',\s*'([^']+)'/g)].map(([, name = '', cron = '']) => ({
    name,
    cron,
    room,
  }));
}

function link(room: string, file: string): string {
  return `[${room}](../../${file})`;
}
