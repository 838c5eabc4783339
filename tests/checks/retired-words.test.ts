import { describe, expect, test } from 'vitest';
import { readRepository } from '#tests/support/repository/repository-files.ts';

/** Words that the glossary in CONTRIBUTING.md retired from names, and what is written instead. */
const retired: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /^(?!(?:is|save|change|delete|list|use|new|saved|client)Address(?:es)?$)\w*[a-z]Address(?:es)?$/,
    'Url, Path, Ip or Email; an address is where somebody lives',
  ],
  [
    /^(?:application|booking|checkout|card|onboarding|contact|form|field|step|password|price|number)Problems?$/i,
    'errors; a problem is what a client reports',
  ],
  [/[Cc]omplaint/, 'errors'],
  [/[Dd]eeds?(?:[A-Z]|$)/, 'action'],
  [/^(?:tell|retell)[A-Z]/, 'notify, show or warn'],
  [/^note(?!Of$)[A-Z]/, 'record, log, mark or sync'],
  [/^forgets?[A-Z]/, 'delete, clear or anonymize'],
  [/^[Jj]udged?(?:[A-Z]|$)/, 'inspect or check'],
  [/^most[A-Z]|[a-z](?<![aA]t)Most$/, '…Maximum'],
  [/[Ss]tillness|[Vv]ouched|[Rr]ollCall|^departed$|^busyness$|Surroundings$|Rhythm$/, 'the term of the field'],
  [/^wantsTo[A-Z]|^hears?[A-Z]|^hearers$/, 'is…Enabled, subscribe'],
  [/^(?!cut|with)[a-z]+Texts$|MailWords$|NoticeWords$/, '…Messages, …Labels or …Content'],
];

/** Names that a file declares, wherever they stand in it. */
function declaredIn(text: string): string[] {
  return [
    ...text.matchAll(
      /^[ \t]*(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);
}

function retiredIn(text: string): string[] {
  return declaredIn(text).flatMap((name) =>
    retired.filter(([pattern]) => pattern.test(name)).map(([, instead]) => `${name}: ${instead}`),
  );
}

describe('no name is made of a word that the glossary retired', () => {
  test.each([
    ['a function that tells', 'export async function tellOfRefund(): Promise<void> {}\n', true],
    ['a page’s address', 'export const loginAddress = (path: string): string => path;\n', true],
    ['a form’s problems', 'type ApplicationProblems = Record<string, string>;\n', true],
    ['a limit', '  const reasonMost = 500;\n', true],
    ['texts', 'export const connectTexts = {};\n', true],
    ['a client’s report', 'export function reportProblem(): void {}\n', false],
    ['a word of a text', "const title = 'They tell of their deeds';\n", false],
    ['what is done with where a person lives', 'export function saveAddress(): void {}\n', false],
    ['an address', 'function postalCodeOf(address: string): string {\n  return address;\n}\n', false],
  ])('%s', (_, text, expected) => expect(retiredIn(text).length > 0).toBe(expected));

  test('in this repository', async () => {
    const code = await readRepository(/^(app|bench|db\/seed|sandbox|scripts|tests)\/.*\.(ts|tsx|mjs)$/);
    const found = code.flatMap(({ path, text }) => retiredIn(text).map((name) => `${path} ${name}`));
    expect(code.length).toBeGreaterThan(1000);
    expect(found.filter((line) => !line.startsWith('tests/checks/retired-words.test.ts '))).toEqual([]);
  });
});

/** Spellings of British English; the project's is American. Names of people and places keep theirs. */
const british =
  /colour|behaviour|neighbour|(?<![a-z])grey(?!eyes)|licence|recognis|honour|travelled|(?<!aria-)labelled(?!by)/i;

describe('words are spelled the American way', () => {
  test.each([
    ['in a name', 'const barColour = 1;', true],
    ['in a text', 'It depends on the behaviour of your neighbours.', true],
    ['as an attribute of HTML', '<ul aria-labelledby="title">', false],
    ['as somebody\u2019s name', 'Jordan Greyeyes', false],
  ])('%s', (_, text, expected) => expect(british.test(text)).toBe(expected));

  test('in this repository', async () => {
    const files = await readRepository(
      /^(app|bench|db\/seed|sandbox|scripts|tests|docs|deploy)\/.*\.(ts|tsx|mjs|css|md|sql)$|^[A-Z]+\.md$/,
    );
    const found = files.filter(({ path, text }) => path !== 'tests/checks/retired-words.test.ts' && british.test(text));
    expect(files.length).toBeGreaterThan(1000);
    expect(found.map(({ path, text }) => `${path}: ${british.exec(text)?.[0]}`)).toEqual([]);
  });
});
