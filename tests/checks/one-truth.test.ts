import { describe, expect, test } from 'vitest';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { readRepository } from '#tests/support/repository/repository-files.ts';

const code = (await readRepository(/\.(ts|tsx)$/)).filter(
  ({ path }) => /^(app|db|sandbox|scripts)\//.test(path) && !/\.test\.tsx?$/.test(path),
);
const schema = await readRepository(/^db\/migrations\/[^/]+\.sql$/);

describe('the time zone of the platform', () => {
  test('is named in one file', () => {
    const named = code.filter(({ text }) => new RegExp(`['"\`]${platformTimeZone}['"\`]`).test(withoutComments(text)));
    expect(named.map(({ path }) => path)).toEqual(['app/lib/dates/time-zone.ts']);
  });

  test('is what the database gives to a professional without one', () => {
    const defaults = schema.flatMap(({ text }) => text.match(/time_zone text not null default '[^']+'/g) ?? []);
    expect(defaults).toEqual([`time_zone text not null default '${platformTimeZone}'`]);
  });
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}
