import { readFileSync } from 'node:fs';
import { rooms } from '../rooms.ts';
import type { Source } from './sources.ts';
import { roomOf } from './sources.ts';

/** Returns docs/architecture/rooms.md: which room imports which, read from the sources. */
export function drawRooms(sources: readonly Source[]): string {
  const imported = importsByRoom(sources);
  const edges = rooms.flatMap((room) => closest(room, imported).map((above) => `  ${above} --> ${room}`));
  const rows = rooms.map((room) => {
    const above = [...(imported.get(room) ?? [])].toSorted(byOrder);
    return `| \`${room}\` | ${purposeOf(room)} | ${above.join(', ') || 'none'} |`;
  });
  return `# Rooms

Written by \`npm run architecture\` from the imports; a check fails while it is out of date.

An arrow leads from a room to one below that imports it. Arrows that follow from others are left out: the table has all.

\`\`\`mermaid
flowchart TD
${edges.join('\n')}
\`\`\`

| room | what it is for | imports |
|---|---|---|
${rows.join('\n')}
`;
}

function importsByRoom(sources: readonly Source[]): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>(rooms.map((room) => [room, new Set()]));
  for (const { room, imports } of sources) {
    for (const above of imports.map(roomOf)) {
      if (above !== '' && above !== room) imported.get(room)?.add(above);
    }
  }
  return imported;
}

/** Returns the rooms that a room imports, without those it also reaches through another one. */
function closest(room: string, imported: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const direct = [...(imported.get(room) ?? [])];
  return direct
    .filter((above) => !direct.some((other) => other !== above && reaches(other, above, imported)))
    .toSorted(byOrder);
}

function reaches(from: string, to: string, imported: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...(imported.get(from) ?? [])].some((next) => next === to || reaches(next, to, imported));
}

function byOrder(one: string, other: string): number {
  const order: readonly string[] = rooms;
  return order.indexOf(one) - order.indexOf(other);
}

/** Returns the first sentence of a room's README. */
function purposeOf(room: string): string {
  const [, first = ''] = readFileSync(`app/features/${room}/README.md`, 'utf8').split('\n');
  return first.split(/(?<=[.:])\s| \(/)[0]?.replace(/[.:]$/, '') ?? '';
}
