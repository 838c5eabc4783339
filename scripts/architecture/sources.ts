import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file of a room, with the product files it imports; all paths relative to the repository root. */
export interface Source {
  file: string;
  room: string;
  imports: string[];
  text: string;
}

/** Reads the sources of the rooms and the platform, without tests. */
export function readSources(): Source[] {
  return globSync('app/{features,platform}/*/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const imports = [...text.matchAll(/^(?:import|export)[^;]*?from '(#app\/|\.{1,2}\/)([^']+)'/gm)].map(
        ([, start = '', rest = '']) =>
          start === '#app/' ? `app/${rest}` : path.posix.join(path.posix.dirname(file), start, rest),
      );
      return { file, room: roomOf(file) || 'platform', imports, text };
    });
}

/** Returns the room of a file; '' outside app/features. */
export function roomOf(file: string): string {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** Returns the names that a source imports, each with the file it comes from. */
export function importedNames({ file, text }: Source): Map<string, string> {
  const names = new Map<string, string>();
  for (const [, list = '', start = '', rest = ''] of text.matchAll(
    /^import \{([^}]*)\} from '(#app\/|\.{1,2}\/)([^']+)'/gm,
  )) {
    const from = start === '#app/' ? `app/${rest}` : path.posix.join(path.posix.dirname(file), start, rest);
    for (const name of list.split(',')) names.set(name.replace(/^\s*type\s+/, '').trim(), from);
  }
  return names;
}
