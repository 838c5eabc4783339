import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file of a room, with the files of the product that it imports, both as paths from the top. */
export interface Source {
  file: string;
  room: string;
  imports: string[];
  text: string;
}

/** What the rooms and the platform consist of, tests left out. */
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

/** The room that a file stands in; empty for files outside of app/features. */
export function roomOf(file: string): string {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** The names that a source imports, each with the file it comes from. */
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
